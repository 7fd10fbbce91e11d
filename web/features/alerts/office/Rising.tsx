import { useQueryClient } from '@tanstack/react-query';
import { Megaphone, TrendingUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Rise } from '#shared/contract/office/alerts.ts';
import { DISMISSED_DAYS, RISING_DAYS, RISING_LEAST } from '#shared/domain/alerts/alert-rules.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { talukName } from '#shared/domain/places/taluks.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDate } from '../../../lib/time.ts';
import desk from '../../../ui/desk/DeskList.module.css';
import { Button } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { beginAlert, dismissRise } from './alerts.api.ts';
import styles from './Rising.module.css';
import { suggestWords } from './suggest-words.ts';
import { useRising } from './use-alerts.ts';

/** Where an alert is written and followed. */
export const alertPath = (id: number): string => `/admin/alerts?alert=${id}`;

/** What more farmers of a taluk tell of than before; nothing is drawn while nothing rises. @param beside another door */
export function Rising({ beside }: { beside: ReactNode }) {
  const { t } = useTranslation('alerts');
  const { data = [] } = useRising();
  return (
    <section className={styles.rising} aria-label={t('rising.title')}>
      <div className={styles.head}>
        {data.length > 0 ? (
          <h2>
            <TrendingUp aria-hidden="true" />
            {t('rising.title')}
          </h2>
        ) : null}
        {beside}
        <Link to="/admin/alerts">{t('open')}</Link>
      </div>
      {data.length > 0 ? (
        <>
          <p className={styles.lead}>{t('rising.lead', { least: RISING_LEAST, days: RISING_DAYS })}</p>
          <ul className={`${desk.rows} ${styles.rows}`}>
            {data.map((rise) => (
              <RiseRow key={`${rise.problem} ${rise.taluk}`} rise={rise} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function RiseRow({ rise }: { rise: Rise }) {
  const { t, language } = useTranslation('alerts');
  const { problem, taluk, crop, name, farmers, before, cases } = rise;
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        <strong>{t('name', { crop: textIn(crop, language), problem: textIn(name, language) })}</strong>
        <span>{talukName(taluk, language)}</span>
      </p>
      <p className={styles.figures}>
        <span>{t('rising.now', { count: farmers, days: RISING_DAYS })}</span>
        <span>{t('rising.before', { count: before })}</span>
      </p>
      <details className={styles.cases}>
        <summary>{t('rising.cases', { count: cases.length })}</summary>
        <ul>
          {cases.map(({ id, chat_id: chatId, farmer }) => (
            <li key={id}>
              <Link to={`/admin?chat=${chatId}&case=${id}`}>{farmer}</Link>
            </li>
          ))}
        </ul>
      </details>
      <RiseActs rise={rise} key={`${problem} ${taluk}`} />
    </li>
  );
}

function RiseActs({ rise: { problem, taluk, alert } }: { rise: Rise }) {
  const { t, language } = useTranslation('alerts');
  const navigate = useNavigate();
  const client = useQueryClient();
  const mayWrite = useAbility('alert.write');
  const [isBusy, setBusy] = useState(false);

  async function attempt(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      showToast(errorText(error, t('notDone')), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }
  const write = () =>
    attempt(async () => {
      const made = await beginAlert({ problem, taluks: [taluk], words: await suggestWords(problem) });
      navigate(alertPath(made.id));
    });
  const put = async (dismissed: boolean) => {
    await dismissRise({ problem, taluk, dismissed });
    await client.invalidateQueries({ queryKey: ['alerts', 'rising'] });
  };
  const dismiss = () =>
    attempt(async () => {
      await put(true);
      const action = { label: t('rising.undo'), onAction: () => void attempt(() => put(false)) };
      showToast(t('rising.dismissed', { days: DISMISSED_DAYS }), { action, duration: 8000 });
    });

  return (
    <div className={styles.acts}>
      {alert ? (
        <Link to={alertPath(alert.id)}>
          {alert.state === 'draft'
            ? t('rising.goOn')
            : t('rising.sent', { day: formatDate(alert.at, language) })}
        </Link>
      ) : null}
      {mayWrite && alert?.state !== 'draft' ? (
        <Button
          tone="secondary"
          icon={<Megaphone aria-hidden="true" />}
          busy={isBusy}
          onClick={() => void write()}
        >
          {t('rising.write')}
        </Button>
      ) : null}
      {mayWrite ? (
        <Button tone="quiet" disabled={isBusy} onClick={() => void dismiss()}>
          {t('rising.dismiss')}
        </Button>
      ) : null}
    </div>
  );
}
