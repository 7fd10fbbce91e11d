import { useState } from 'react';
import type { Device } from '#shared/contract/identity/devices.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ErrorState, Loading } from '../../../ui/States.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { DeviceRow, useDeviceName } from './DeviceRow.tsx';
import styles from './Devices.module.css';
import { endDevices, fetchDevices } from './devices.api.ts';
import { useLoaded } from './use-loaded.ts';

/** One's own open logins, and the way to end them. */
export function Devices({ side }: { side: SenderRole }) {
  const { t } = useTranslation('devices');
  const list = useLoaded((signal) => fetchDevices(side, signal));
  const [asked, setAsked] = useState<Device | 'others' | null>(null);
  if (list.value === undefined) return <Loading label={t('loading')} />;
  if (list.value === 'failed') return <ErrorState title={t('failed')} onRetry={list.retry} />;
  const hasOthers = list.value.some((device) => !device.this_one);
  return (
    <>
      <p className={styles.lead}>{hasOthers ? t('lead') : t('only')}</p>
      <ul className={styles.rows}>
        {list.value.map((device) => (
          <DeviceRow key={device.id} device={device}>
            {device.this_one ? null : <EndButton device={device} onAsk={() => setAsked(device)} />}
          </DeviceRow>
        ))}
      </ul>
      {hasOthers ? (
        <Button tone="secondary" aria-haspopup="dialog" onClick={() => setAsked('others')}>
          {t('endAll')}
        </Button>
      ) : null}
      {asked ? (
        <EndQuestion which={asked} side={side} onEnded={list.put} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}

function EndButton({ device, onAsk }: { device: Device; onAsk: () => void }) {
  const { t } = useTranslation('devices');
  const nameOf = useDeviceName();
  return (
    <Button
      tone="quiet"
      aria-haspopup="dialog"
      aria-label={t('endOne', { device: nameOf(device) })}
      onClick={onAsk}
    >
      {t('end')}
    </Button>
  );
}

interface EndQuestionProps {
  which: Device | 'others';
  side: SenderRole;
  onEnded: (left: Device[]) => void;
  onClose: () => void;
}

function EndQuestion({ which, side, onEnded, onClose }: EndQuestionProps) {
  const { t } = useTranslation('devices');
  const nameOf = useDeviceName();
  const [busy, setBusy] = useState(false);

  async function handleConfirm(): Promise<void> {
    setBusy(true);
    try {
      onEnded(await endDevices(side, which));
      showToast(t('ended'), { tone: 'success' });
      onClose();
    } catch (error) {
      showToast(errorText(error, t('endFailed')), { tone: 'error' });
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={which === 'others' ? t('askAll') : t('askOne', { device: nameOf(which) })}
      confirmLabel={which === 'others' ? t('endAll') : t('end')}
      busy={busy}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {t('askText')}
    </ConfirmDialog>
  );
}
