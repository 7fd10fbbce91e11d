import { DEVICE_LABEL_MAX } from '#shared/events.ts';
import { STORED, writeStored } from '../../lib/device/local-store.ts';
import { useStored } from '../../lib/device/use-stored.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { TextField } from '../../ui/fields/TextField.tsx';

/** What colleagues call this browser; all of them log in with the one office address. */
export function DeviceLabel() {
  const { t } = useTranslation('presence');
  const name = useStored(STORED.officeDesk) ?? '';
  return (
    <TextField
      label={t('colleague.name')}
      hint={t('colleague.nameHint')}
      value={name}
      maxLength={DEVICE_LABEL_MAX}
      autoComplete="off"
      onChange={(event) => writeStored(STORED.officeDesk, event.target.value || null)}
    />
  );
}
