import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import styles from './ShortcutSheet.module.css';
import { SHORTCUT_GROUPS } from './shortcuts.ts';
import { useShortcutsOn } from './use-shortcuts.ts';

interface ShortcutSheetProps {
  open: boolean;
  onClose: () => void;
  /** What else belongs to this computer: its name, its notifications. */
  children?: ReactNode;
}

/** The `?` sheet: every key with what it does, and the switch that turns them off. */
export function ShortcutSheet({ open, onClose, children }: ShortcutSheetProps) {
  const { t } = useTranslation('shortcuts');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} className={styles.sheet}>
      <p className={styles.note}>{t('alt')}</p>
      <Switch />
      <div className={styles.groups}>
        {SHORTCUT_GROUPS.map(({ name, keys }) => (
          <section key={name}>
            <h3 className={styles.group}>{t(`group.${name}`)}</h3>
            <dl className={styles.keys}>
              {keys.map((key) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{t(`does.${key}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.note}>{t('always')}</p>
      {children ? <section className={styles.computer}>{children}</section> : null}
    </Dialog>
  );
}

function Switch() {
  const { t } = useTranslation('shortcuts');
  const { on, setOn } = useShortcutsOn();
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
      <span>{t('switch')}</span>
    </label>
  );
}
