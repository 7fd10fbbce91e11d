import { EllipsisVertical } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/Button.tsx';
import { useLongPress } from '../../ui/use-long-press.ts';
import styles from './Bubble.module.css';

/** The specification's figure for the office, the only side whose messages have this menu. */
const LONG_PRESS_MS = 550;

interface BubbleMenuProps {
  /** Absent: a plain bubble. */
  onMenu: (() => void) | undefined;
  children: ReactNode;
}

/** Lays a bubble out, with the ways into its menu where it has one. */
export function BubbleMenu({ onMenu, children }: BubbleMenuProps) {
  if (!onMenu) return <div className={styles.line}>{children}</div>;
  return <LineWithMenu onMenu={onMenu}>{children}</LineWithMenu>;
}

function LineWithMenu({ onMenu, children }: { onMenu: () => void; children: ReactNode }) {
  const { t } = useTranslation('chat');
  const press = useLongPress(onMenu, LONG_PRESS_MS);

  function handleContextMenu(event: MouseEvent<HTMLElement>): void {
    if (wantsOwnMenu(event.target)) return;
    event.preventDefault();
    onMenu();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the button inside does
    <div className={styles.line} {...press} onContextMenu={handleContextMenu}>
      {children}
      <IconButton label={t('menu.open')} className={styles.menu} aria-haspopup="dialog" onClick={onMenu}>
        <EllipsisVertical aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Links, films and selected words keep the browser's own menu: copying is done there. */
function wantsOwnMenu(target: EventTarget): boolean {
  const isMedia = target instanceof Element && target.closest('a, img, video, audio') !== null;
  return isMedia || Boolean(window.getSelection()?.toString());
}
