import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { readReason } from '#shared/domain/text-safety.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ErrorState, Loading } from '../../../ui/States.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { DeviceRow, useDeviceName } from './DeviceRow.tsx';
import styles from './Devices.module.css';
import { fetchCustomerDevices, logCustomerOut } from './devices.api.ts';
import { useLoaded } from './use-loaded.ts';

interface CustomerDevicesProps {
  chatId: number;
  name: string;
}

/** On the card of a farmer: their logins, and the end of one or all of them when they ask for it. */
export function CustomerDevices(props: CustomerDevicesProps) {
  const { t } = useTranslation('devices');
  const [isOpen, setOpen] = useState(false);
  if (!useAbility('customer.sessions')) return null;
  return (
    <>
      <Button
        tone="quiet"
        className={styles.door}
        icon={<LogOut aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('customer.open')}
      </Button>
      {isOpen ? <LogOutQuestion {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function LogOutQuestion({ chatId, name, onClose }: CustomerDevicesProps & { onClose: () => void }) {
  const { t, language } = useTranslation('devices');
  const list = useLoaded((signal) => fetchCustomerDevices(chatId, signal));
  const form = useLogOut({ chatId, name, onClose });
  const nameOf = useDeviceName();
  const title = t('customer.titleOne', { name });
  if (!Array.isArray(list.value) || list.value.length === 0) {
    return (
      <Dialog open onClose={onClose} title={title}>
        {list.value === undefined ? <Loading label={t('loading')} /> : null}
        {list.value === 'failed' ? <ErrorState title={t('failed')} onRetry={list.retry} /> : null}
        {Array.isArray(list.value) ? <p>{t('customer.none')}</p> : null}
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={t(form.which === 'all' ? 'customer.confirm' : 'customer.confirmOne')}
      busy={form.isBusy}
      onConfirm={form.confirm}
      onCancel={onClose}
    >
      <p className={styles.lead}>{t('customer.text')}</p>
      <ul className={styles.rows}>
        {list.value.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {list.value.length > 1 ? (
        <Choice
          label={t('customer.which')}
          chosen={form.which}
          options={[
            { value: 'all', label: t('customer.all') },
            ...list.value.map((device) => ({
              value: device.id,
              label: `${nameOf(device)}, ${t('seen', { when: formatDateTime(device.last_seen_at, language) })}`,
            })),
          ]}
          onChoose={form.choose}
        />
      ) : null}
      <TextField
        label={t('customer.reason')}
        hint={t('customer.reasonHint')}
        error={form.isMissing ? t('customer.reasonMissing') : undefined}
        value={form.reason}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => form.write(event.target.value)}
      />
    </ConfirmDialog>
  );
}

function useLogOut({ chatId, name, onClose }: CustomerDevicesProps & { onClose: () => void }) {
  const { t } = useTranslation('devices');
  const [which, choose] = useState('all');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    const why = readReason(reason);
    if (why === null) return setMissing(true);
    setBusy(true);
    try {
      await logCustomerOut(chatId, which, why);
      showToast(t(which === 'all' ? 'customer.done' : 'customer.doneOne', { name }), { tone: 'success' });
      onClose();
    } catch (error) {
      showToast(errorText(error, t('endFailed')), { tone: 'error' });
      setBusy(false);
    }
  }

  function write(text: string): void {
    setReason(text);
    setMissing(false);
  }

  return { which, choose, reason, isMissing, isBusy, confirm, write };
}
