import type { PaymentsAnswer } from '#shared/contract/office-payments.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDate, formatDateTime } from '../../../lib/time.ts';
import styles from './PaymentList.module.css';
import { useAge } from './payment-parts.tsx';

/** How the line to the provider fares, in one line. */
export function HealthLine({ health }: { health: PaymentsAnswer['health'] }) {
  const { t, language } = useTranslation('money');
  const age = useAge();
  const { provider, env, last_webhook_at: called, oldest_open_at: oldest, daily_check: daily } = health;
  const facts = [
    `${t('health.provider', { name: provider })} (${t(`health.${env}`)})`,
    called ? t('health.webhook', { when: formatDateTime(called, language) }) : t('health.noWebhook'),
    oldest && t('health.oldest', { age: age((Date.now() - Date.parse(oldest)) / 1000) }),
    daily &&
      t('health.daily', {
        day: formatDate(daily.day, language),
        checked: daily.checked,
        mismatches: daily.mismatches,
      }),
  ];
  return (
    <ul className={styles.health} aria-label={t('health.label')}>
      {facts
        .filter((fact) => fact !== null)
        .map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
    </ul>
  );
}
