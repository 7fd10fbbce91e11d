import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Licence } from '#shared/contract/content/facts.ts';
import type { HealthAnswer } from '#shared/contract/health.ts';
import { dayInIndia, LICENCE_WARNING_DAYS, licenceDaysLeft } from '#shared/domain/licence-end.ts';
import { useContent } from '../../lib/content/content.ts';
import { errorText } from '../../lib/error-text.ts';
import { type Language, useTranslation } from '../../lib/i18n.ts';
import { formatDateTime, serverNow } from '../../lib/time.ts';
import { LicenceEnd } from '../../ui/LicenceEnd.tsx';
import { ErrorState, Skeleton } from '../../ui/States.tsx';
import styles from './Health.module.css';
import { isNotWell, useHealth } from './use-health.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GB = 1_000_000_000;

/** Is all well? The age of the backups and the room on the disk, and in red what wants somebody today. */
export function Health() {
  const { t, language } = useTranslation('health');
  const { data, isError, error, refetch } = useHealth();
  if (!data) {
    return isError ? (
      <ErrorState title={t('failedToRead')} onRetry={() => void refetch()}>
        {errorText(error, '')}
      </ErrorState>
    ) : (
      <Skeleton height="180px" />
    );
  }
  const isWell = !isNotWell(data);
  return (
    <section aria-label={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={isWell ? styles.well : styles.notWell} role={isWell ? undefined : 'alert'}>
        {isWell ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
        <p className={styles.verdict}>{t(isWell ? 'well' : 'notWell')}</p>
        {isWell ? null : (
          <ul className={styles.faults}>
            {data.faults.map((fault) => (
              <li key={fault}>{t(`fault.${fault}`)}</li>
            ))}
          </ul>
        )}
      </div>
      <Facts health={data} language={language} />
      <h3 className={styles.heading}>{t('checks.heading')}</h3>
      <Checks checks={data.checks} language={language} />
    </section>
  );
}

function Facts({ health, language }: { health: HealthAnswer; language: Language }) {
  const { t } = useTranslation(['health', 'common']);
  const { faults, failed, key } = health;
  const { licences } = useContent('licences');
  return (
    <dl className={styles.facts}>
      <Fact name={t('backup')} isRed={faults.includes('no_backup') || faults.includes('old_backup')}>
        <Age at={health.last_backup_at} />
      </Fact>
      <Fact name={t('trial')} isRed={faults.includes('old_trial')}>
        <Age at={health.last_trial_at} />
      </Fact>
      <Fact name={t('copy')} isRed={faults.includes('old_copy')}>
        {health.copies ? <Age at={health.last_copy_at} /> : t('copyNone')}
      </Fact>
      <Fact name={t('disk')} isRed={faults.includes('little_disk')}>
        {t('free', { amount: Math.floor(health.disk_free_bytes / GB).toLocaleString('en-IN') })}
      </Fact>
      {endingLicences(licences).map(({ kind, number, validUntil }) => (
        <Fact key={number} name={t(`common:seller.licence.${kind}`)} isRed>
          {number}, <LicenceEnd validUntil={validUntil} />
        </Fact>
      ))}
      {key ? <Fact name={t('key')}>{t('keyText', { id: key.id, place: key.place })}</Fact> : null}
      {failed ? (
        <Fact name={t('failed', { when: formatDateTime(failed.at, language) })} isRed>
          <span lang="en">{failed.sentence}</span>
        </Fact>
      ) : null}
    </dl>
  );
}

/** What keeps the shop running beside its backups: how each stands, the figure, and what to do. */
function Checks({ checks, language }: { checks: HealthAnswer['checks']; language: Language }) {
  const { t } = useTranslation('health');
  return (
    <dl className={styles.facts}>
      {checks.map(({ name, verdict, says, at, count }) => {
        const when = at === null ? '' : formatDateTime(at, language);
        const key = `checks.${name}.${says}` as 'checks.queue.late';
        return (
          <Fact key={name} name={t(`checks.name.${name}`)} isRed={verdict === 'act'}>
            <b data-verdict={verdict}>{t(`checks.verdict.${verdict}`)}</b>{' '}
            {t(key, { when, number: count ?? 0 })}
          </Fact>
        );
      })}
    </dl>
  );
}

function endingLicences(licences: readonly Licence[]) {
  const today = dayInIndia(serverNow());
  return licences.filter(({ validUntil }) => licenceDaysLeft(validUntil, today) <= LICENCE_WARNING_DAYS);
}

function Fact({ name, isRed = false, children }: { name: string; isRed?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={isRed ? styles.red : undefined}>{children}</dd>
    </div>
  );
}

/** "3 hours ago (22 Nov 2026, 6:05 pm)": the age says whether it is good, the moment is read out on the telephone. */
function Age({ at }: { at: string | null }) {
  const { t, language } = useTranslation('health');
  if (at === null) return t('never');
  const ms = Math.max(0, Date.now() - Date.parse(at));
  const age =
    ms < HOUR_MS
      ? t('minutesAgo', { count: Math.floor(ms / MINUTE_MS) })
      : ms < 48 * HOUR_MS
        ? t('hoursAgo', { count: Math.floor(ms / HOUR_MS) })
        : t('daysAgo', { count: Math.floor(ms / (24 * HOUR_MS)) });
  return <time dateTime={at}>{t('at', { age, when: formatDateTime(at, language) })}</time>;
}
