import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { DEVICE_LABEL_MAX } from '#shared/events.ts';
import { AwayField } from '../../features/assignments/AwayField.tsx';
import { ShortcutSheet } from '../../features/shortcuts/ShortcutSheet.tsx';
import { STORED, writeStored } from '../../lib/device/local-store.ts';
import { useStored } from '../../lib/device/use-stored.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/fields/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './DeskSheet.module.css';
import { SoundSwitch } from './SoundSwitch.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

/** The button and the `?` sheet behind it: the keys, and what belongs to this computer. */
export function DeskSheet({ isThreadOpen, onNext }: { isThreadOpen: boolean; onNext: () => void }) {
  const { t } = useTranslation('shortcuts');
  const [isOpen, setOpen] = useState(false);
  useDeskKeys(() => setOpen(true), isThreadOpen, onNext);
  return (
    <>
      <IconButton
        label={t('open')}
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden="true" />
      </IconButton>
      <ShortcutSheet open={isOpen} onClose={() => setOpen(false)}>
        <SoundSwitch />
        <DeviceLabel />
        <AwayField />
      </ShortcutSheet>
    </>
  );
}

/** What colleagues call this browser; all of them log in with the one office address. */
function DeviceLabel() {
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
