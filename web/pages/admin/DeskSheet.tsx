import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { AwayField } from '../../features/assignments/AwayField.tsx';
import { SoundSwitch } from '../../features/chat/unread/SoundSwitch.tsx';
import { DeviceLabel } from '../../features/presence/DeviceLabel.tsx';
import { ShortcutSheet } from '../../features/shortcuts/ShortcutSheet.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/fields/Button.tsx';
import styles from './DeskSheet.module.css';
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
