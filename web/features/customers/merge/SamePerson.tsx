import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer } from '#shared/contract/customers.ts';
import type { EarlierHolder, SetAside } from '#shared/contract/office/same-person.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { putCustomer } from '../card/use-customer.ts';
import { RemoveCustomer } from '../walk-ins/RemoveCustomer.tsx';
import styles from '../walk-ins/WalkIns.module.css';
import { MergeQuestion, tellApart } from './MergeQuestion.tsx';

interface SamePersonProps {
  customer: Customer;
  onOpen: (chatId: number) => void;
}

/** On the card of a farmer whose number was another's, or is another's now: whether the two are one person. */
export function SamePerson({ customer, onOpen }: SamePersonProps) {
  const { earlier, set_aside: aside } = customer;
  return (
    <>
      {earlier ? <EarlierCard customer={customer} earlier={earlier} onOpen={onOpen} /> : null}
      {aside ? <SetAsideCard customer={customer} aside={aside} onOpen={onOpen} /> : null}
    </>
  );
}

function EarlierCard({ customer, earlier, onOpen }: SamePersonProps & { earlier: EarlierHolder }) {
  const { t, language } = useTranslation('walkin');
  const mayMerge = useAbility('customer.merge');
  const [asked, setAsked] = useState<'same' | 'apart' | null>(null);
  const { name, address, last_message: word } = earlier;
  const close = () => setAsked(null);
  return (
    <section className={styles.card} data-alarm>
      <h3>{t('same.title')}</h3>
      <p>{t('same.earlier', { when: formatDate(earlier.until, language), name, address })}</p>
      {word === '' ? null : <p>{t('same.lastWord', { text: word })}</p>}
      {earlier.blocked ? <p>{t('same.wasBlocked', { name })}</p> : null}
      <div className={styles.actions}>
        {mayMerge ? (
          <>
            <Button aria-haspopup="dialog" onClick={() => setAsked('same')}>
              {t('same.yes')}
            </Button>
            <Button tone="secondary" aria-haspopup="dialog" onClick={() => setAsked('apart')}>
              {t('same.no')}
            </Button>
          </>
        ) : null}
        <Button tone="quiet" onClick={() => onOpen(earlier.chat_id)}>
          {t('same.openOld')}
        </Button>
      </div>
      {asked === 'same' ? (
        <MergeQuestion chatIds={[customer.chat_id, earlier.chat_id]} onClose={close} onMerged={close} />
      ) : null}
      {asked === 'apart' ? (
        <ApartQuestion chatId={customer.chat_id} earlier={earlier} onClose={close} />
      ) : null}
    </section>
  );
}

interface ApartQuestionProps {
  chatId: number;
  earlier: EarlierHolder;
  onClose: () => void;
}

function ApartQuestion({ chatId, earlier, onClose }: ApartQuestionProps) {
  const { t } = useTranslation('walkin');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function handleConfirm(): Promise<void> {
    setBusy(true);
    try {
      const told = await tellApart(chatId, earlier.chat_id);
      showToast(t('same.apartDone'), { tone: 'success' });
      onClose();
      putCustomer(client, told);
    } catch (error) {
      showToast(errorText(error, t('same.failed')), { tone: 'error' });
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={t('same.apartTitle')}
      confirmLabel={t('same.no')}
      tone="primary"
      busy={busy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {t('same.apartText', { name: earlier.name })}
    </ConfirmDialog>
  );
}

function SetAsideCard({ customer, aside, onOpen }: SamePersonProps & { aside: SetAside }) {
  const { t, language } = useTranslation('walkin');
  const mayMerge = useAbility('customer.merge');
  const mayRemove = useAbility('customer.add');
  const [asked, setAsked] = useState<'same' | 'remove' | null>(null);
  const { holder } = aside;
  const holderChat = holder?.chat_id ?? null;
  const said = { mobile: displayMobile(aside.mobile), when: formatDate(aside.since, language) };
  return (
    <section className={styles.card} data-alarm>
      <h3>{t('same.asideTitle')}</h3>
      <p>{holder ? t('same.aside', { ...said, holder: holder.name }) : t('same.asideNobody', said)}</p>
      {aside.told_apart ? <p>{t('same.asideApart')}</p> : null}
      <div className={styles.actions}>
        {holder && holderChat !== null ? (
          <>
            {mayMerge ? (
              <Button aria-haspopup="dialog" onClick={() => setAsked('same')}>
                {t('same.yes')}
              </Button>
            ) : null}
            <Button tone="quiet" onClick={() => onOpen(holderChat)}>
              {t('same.openHolder', { name: holder.name })}
            </Button>
          </>
        ) : null}
        {mayRemove && customer.walk_in === null ? (
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setAsked('remove')}>
            {t('remove.open')}
          </Button>
        ) : null}
      </div>
      {asked === 'same' && holderChat !== null ? (
        <MergeQuestion
          chatIds={[holderChat, customer.chat_id]}
          onClose={() => setAsked(null)}
          onMerged={onOpen}
        />
      ) : null}
      {asked === 'remove' ? <RemoveCustomer customer={customer} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}
