import { useState } from 'react';
import type { Alert } from '#shared/contract/office/alerts.ts';
import { ALERT_HOURS } from '#shared/domain/alerts/alert-rules.ts';
import { talukName } from '#shared/domain/places/taluks.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { AlertPreviews } from './AlertPreviews.tsx';
import styles from './Alerts.module.css';
import { stopAlert } from './alerts.api.ts';

const FIGURES = ['sent', 'seen', 'too', 'opted_out', 'left_out'] as const;

interface SentAlertProps {
  alert: Alert;
  onChange: (alert: Alert) => void;
}

/** How far an alert is, and what came of it. */
export function SentAlert({ alert, onChange }: SentAlertProps) {
  const { t, language } = useTranslation('alerts');
  const { sent, farmers, left_out: leftOut, taluks } = alert;
  return (
    <div className={styles.sentAlert}>
      <p>{taluks.map((id) => talukName(id, language)).join(', ')}</p>
      {alert.card.page ? <a href={alert.card.page}>{t('page')}</a> : null}
      {alert.state === 'sending' ? (
        <div className={styles.progress} role="status">
          <strong>{t('progress', { sent, farmers })}</strong>
          <progress value={sent + leftOut} max={farmers} aria-label={t('progress', { sent, farmers })} />
          <p>{t('waiting', { ...ALERT_HOURS })}</p>
          <Stop alert={alert} onChange={onChange} />
        </div>
      ) : (
        <p>{t('progress', { sent, farmers })}</p>
      )}
      <dl className={styles.figures}>
        {FIGURES.map((key) => (
          <div key={key}>
            <dt>{t(`figure.${key}`)}</dt>
            <dd>{alert[key]}</dd>
          </div>
        ))}
      </dl>
      {leftOut > 0 ? <p className={styles.note}>{t('leftOut')}</p> : null}
      <AlertPreviews card={alert.card} />
    </div>
  );
}

function Stop({ alert, onChange }: SentAlertProps) {
  const { t } = useTranslation('alerts');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!useAbility('alert.write')) return null;

  async function stop(): Promise<void> {
    setBusy(true);
    try {
      onChange(await stopAlert(alert.id));
    } catch (error) {
      showToast(errorText(error, t('notDone')), { tone: 'error' });
    } finally {
      setBusy(false);
      setAsked(false);
    }
  }
  return (
    <>
      <Button tone="danger" onClick={() => setAsked(true)}>
        {t('stop')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('stopTitle')}
        confirmLabel={t('stop')}
        busy={isBusy}
        onConfirm={() => void stop()}
        onCancel={() => setAsked(false)}
      >
        <p>{t('stopText')}</p>
      </ConfirmDialog>
    </>
  );
}
