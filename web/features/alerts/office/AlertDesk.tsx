import { useNavigate } from 'react-router';
import { textIn } from '#shared/domain/by-language.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SkeletonRows } from '../../../ui/PagedList.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { AlertComposer } from './AlertComposer.tsx';
import styles from './Alerts.module.css';
import { SentAlert } from './SentAlert.tsx';
import { useAlert } from './use-alerts.ts';

/** One alert: written while it is a draft, followed afterwards. */
export function AlertDesk({ id }: { id: number }) {
  const { t, language } = useTranslation('alerts');
  const navigate = useNavigate();
  const mayWrite = useAbility('alert.write');
  const { data: alert, isError, refetch, put } = useAlert(id);
  if (isError && !alert) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!alert) return <SkeletonRows label={t('loading')} first="40%" widths={['70%', '55%']} />;
  const { card } = alert;
  return (
    <section className={styles.desk}>
      <h2>{t('name', { crop: textIn(card.crop, language), problem: textIn(card.problem, language) })}</h2>
      {alert.state === 'draft' && mayWrite ? (
        <AlertComposer
          alert={alert}
          onSent={put}
          onDropped={() => navigate('/admin/alerts', { replace: true })}
        />
      ) : (
        <SentAlert alert={alert} onChange={put} />
      )}
    </section>
  );
}
