import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { indiaDay, isoDay } from '#shared/domain/time/india-day.ts';
import { useAbility, useOwnId } from '../../lib/abilities.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useColleagueNames } from '../../lib/office/colleagues.ts';
import { formatDate } from '../../lib/time.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import styles from './AwayField.module.css';
import { setAway } from './leases.ts';

/** Whether one is away and until when, and the way to say so: until then what waits of one's chats is everybody's. */
export function AwayField() {
  const { t, language } = useTranslation('assign');
  const client = useQueryClient();
  const mayBeAway = useAbility('inbox.manage');
  const ownId = useOwnId();
  const me = useColleagueNames(mayBeAway).find(({ id }) => id === ownId);
  const [day, setDay] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!mayBeAway) return null;

  async function save(until: string | null): Promise<void> {
    setBusy(true);
    try {
      await setAway(until);
      showToast(t(until === null ? 'isHere' : 'isAway'), { tone: 'success' });
      setDay('');
      await client.invalidateQueries({ queryKey: ['colleagues'] });
    } catch (error) {
      showToast(errorText(error, t('failed')), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    // The office's morning, wherever this computer stands.
    if (day !== '') void save(new Date(`${day}T00:00:00+05:30`).toISOString());
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} aria-label={t('awayTitle')}>
      <h3 className={styles.title}>{t('awayTitle')}</h3>
      {me?.away_until ? (
        <p className={styles.line}>
          <span>{t('awayUntil', { when: formatDate(me.away_until, language) })}</span>
          <Button tone="secondary" busy={isBusy} onClick={() => void save(null)}>
            {t('hereAgain')}
          </Button>
        </p>
      ) : null}
      <TextField
        type="date"
        label={t('backOn')}
        hint={t('backOnHint')}
        min={isoDay(indiaDay(new Date()) + 1)}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" tone="secondary" busy={isBusy} disabled={day === ''}>
        {t('goAway')}
      </Button>
    </form>
  );
}
