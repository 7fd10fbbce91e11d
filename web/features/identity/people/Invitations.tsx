import { useState } from 'react';
import type { Invitation } from '#shared/contract/people.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import styles from './People.module.css';
import { resendInvitation, withdrawInvitation } from './people.api.ts';
import { useRoleWords } from './RolesField.tsx';
import { useAct } from './use-people.ts';

/** Who was invited and has not come yet. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t, language } = useTranslation('people');
  const words = useRoleWords();
  const act = useAct();
  const [asked, setAsked] = useState<Invitation | null>(null);

  async function handleWithdraw({ id }: Invitation): Promise<void> {
    setAsked(null);
    await act(async () => ({ ...(await withdrawInvitation(id)), outcome: 'done' }));
  }

  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invited">
      <h3 id="invited" className={styles.part}>
        {t('invited.heading')}
      </h3>
      <ul className={styles.rows}>
        {invitations.map((each) => (
          <li key={each.id} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.name}>{each.email}</p>
              <p className={styles.soft}>
                {each.expired
                  ? t('invited.expired', { roles: words(each.roles) })
                  : t('invited.line', {
                      roles: words(each.roles),
                      when: formatDateTime(each.expires_at, language),
                    })}
              </p>
            </div>
            <Button
              tone="secondary"
              aria-label={t('invited.againOne', { email: each.email })}
              onClick={() => void act(() => resendInvitation(each.id))}
            >
              {t('invited.again')}
            </Button>
            <Button
              tone="quiet"
              aria-haspopup="dialog"
              aria-label={t('invited.backOne', { email: each.email })}
              onClick={() => setAsked(each)}
            >
              {t('invited.back')}
            </Button>
          </li>
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          open
          title={t('invited.backAsk', { email: asked.email })}
          confirmLabel={t('invited.back')}
          onConfirm={() => void handleWithdraw(asked)}
          onCancel={() => setAsked(null)}
        >
          {t('invited.backText')}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
