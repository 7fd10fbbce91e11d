import { Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import type { Alert } from '#shared/contract/office/alerts.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { talukName } from '#shared/domain/places/taluks.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { SkeletonRows } from '../../../ui/PagedList.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import styles from './Alerts.module.css';
import { alertPath } from './Rising.tsx';
import { useAlerts } from './use-alerts.ts';

/** Alerts that are being written, then the newest. */
export function AlertList() {
  const { t } = useTranslation('alerts');
  const { data, isError, refetch } = useAlerts();
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('loading')} first="40%" widths={['70%', '55%']} />;
  if (data.length === 0) {
    return (
      <EmptyState icon={<Megaphone aria-hidden="true" />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {data.map((alert) => (
        <li key={alert.id}>
          <AlertRow alert={alert} />
        </li>
      ))}
    </ul>
  );
}

function AlertRow({ alert }: { alert: Alert }) {
  const { t, language } = useTranslation('alerts');
  const { card, state, taluks, sent, farmers } = alert;
  const when = formatDateTime(alert.sent_at ?? alert.updated_at, language);
  return (
    <Link to={alertPath(alert.id)}>
      <span className={styles.rowHead}>
        <strong>
          {t('name', { crop: textIn(card.crop, language), problem: textIn(card.problem, language) })}
        </strong>
        <span className={styles.pill} data-state={state}>
          {t(`state.${state}`)}
        </span>
      </span>
      <span>{taluks.map((id) => talukName(id, language)).join(', ')}</span>
      <span className={styles.rowFoot}>
        <span>{t('by', { who: textIn(alert.by, language), when })}</span>
        {state === 'draft' ? null : <span>{t('progress', { sent, farmers })}</span>}
      </span>
    </Link>
  );
}
