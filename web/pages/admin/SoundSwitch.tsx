import { STORED, writeStored } from '../../lib/device/local-store.ts';
import { useStored } from '../../lib/device/use-stored.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './SoundSwitch.module.css';

/** Whether this device sounds when a farmer writes. */
export function SoundSwitch() {
  const { t } = useTranslation('shortcuts');
  const isOn = useStored(STORED.officeSound) !== 'off';
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => writeStored(STORED.officeSound, event.target.checked ? null : 'off')}
      />
      <span>{t('sound')}</span>
    </label>
  );
}

/** The same on the page of one's account, where a phone reaches it. */
export function SoundCard() {
  return (
    <div className={styles.card}>
      <SoundSwitch />
    </div>
  );
}
