import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer } from '#shared/contract/customers.ts';
import type { WalkIn } from '#shared/contract/walk-ins.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { reloadCustomer } from '../card/use-customer.ts';
import { CorrectMobile } from './CorrectMobile.tsx';
import { ReadOut } from './ReadOut.tsx';
import { RemoveCustomer } from './RemoveCustomer.tsx';
import styles from './WalkIns.module.css';
import { inviteCustomer } from './walk-ins.api.ts';

/** How the office came to enter this customer, and what is to be done until they log in. */
export function WalkInCard({ customer, walkIn }: { customer: Customer; walkIn: WalkIn }) {
  const { t, language } = useTranslation('walkin');
  const mayAdd = useAbility('customer.add');
  const when = (instant: string) => formatDateTime(instant, language);
  const consent = t(`consent.${walkIn.consent}`);
  const { by: who, claimed_at: claimed, invited_at: invited, disowned_mobile: disowned } = walkIn;
  return (
    <section className={styles.card} data-alarm={disowned !== null || undefined}>
      <h3>{t('card.title')}</h3>
      {disowned === null ? null : (
        <p role="alert" className={styles.error}>
          {t('card.disowned', { mobile: displayMobile(disowned) })}
        </p>
      )}
      <p>
        {who === null
          ? t('card.byUnknown', { when: when(walkIn.entered_at), consent })
          : t('card.by', { when: when(walkIn.entered_at), who: textIn(who, language), consent })}
      </p>
      <p>{claimed === null ? t('card.never') : t('card.first', { when: when(claimed) })}</p>
      {invited === null ? null : <p>{t('card.invited', { when: when(invited) })}</p>}
      {claimed === null && mayAdd ? <UntilFirstLogin customer={customer} /> : null}
    </section>
  );
}

function UntilFirstLogin({ customer }: { customer: Customer }) {
  const { t } = useTranslation('walkin');
  const client = useQueryClient();
  const [open, setOpen] = useState<'number' | 'readOut' | 'remove' | null>(null);
  const [busy, setBusy] = useState(false);
  const { chat_id: chatId, mobile, name } = customer;

  async function handleInvite(): Promise<void> {
    setBusy(true);
    try {
      const by = await inviteCustomer(chatId);
      if (by === 'office') setOpen('readOut');
      else showToast(t('card.inviteSent'), { tone: 'success' });
      await reloadCustomer(client, chatId);
    } catch (error) {
      showToast(errorText(error, t('card.inviteFailed')), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      {mobile === '' ? null : (
        <Button tone="secondary" busy={busy} onClick={() => void handleInvite()}>
          {t('card.invite')}
        </Button>
      )}
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen('number')}>
        {t('card.correct')}
      </Button>
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
        {t('remove.open')}
      </Button>
      {open === 'remove' ? <RemoveCustomer customer={customer} onClose={close} /> : null}
      {open === 'number' ? <CorrectMobile customer={customer} onClose={close} /> : null}
      {open === 'readOut' ? (
        <ReadOut name={name} mobile={mobile} doneLabel={t('readOut.close')} onClose={close} />
      ) : null}
    </div>
  );
}
