import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../fields/Button.tsx';
import styles from './ActionMenu.module.css';
import { BottomSheet } from './Dialog.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

/** Pixels from the upper left corner of what is visible. */
export interface ScreenPoint {
  x: number;
  y: number;
}

export interface MenuAction {
  key: string;
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

interface ActionMenuProps {
  open: boolean;
  title: string;
  /** Where it was asked for; null, and every phone, gets a sheet from below. */
  at: ScreenPoint | null;
  actions: readonly MenuAction[];
  /** The sheet's last line; a menu is left by Escape or a click beside it. */
  cancel: MenuAction;
  /** The menu under a mouse names it too. */
  cancelInMenu?: boolean;
  onClose: () => void;
}

const WITH_MOUSE = '(min-width: 640px) and (hover: hover) and (pointer: fine)';
/** Keeps the menu off the edge of the screen. */
const EDGE_PX = 8;

/** What can be done with one thing: a context menu under a mouse or a keyboard, a bottom sheet under a thumb. */
export function ActionMenu(props: ActionMenuProps) {
  const { open, title, at, actions, cancel, cancelInMenu, onClose } = props;
  function choose(action: MenuAction): void {
    onClose();
    action.onSelect();
  }

  if (open && at && window.matchMedia(WITH_MOUSE).matches) {
    return (
      <ContextMenu
        title={title}
        at={at}
        actions={cancelInMenu ? [...actions, cancel] : actions}
        onChoose={choose}
        onClose={onClose}
      />
    );
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={title}>
      <div className={styles.sheet}>
        {[...actions, cancel].map((action) => (
          <Button key={action.key} tone="quiet" icon={action.icon} onClick={() => choose(action)}>
            {action.label}
          </Button>
        ))}
      </div>
    </BottomSheet>
  );
}

interface ContextMenuProps extends Pick<ActionMenuProps, 'title' | 'actions' | 'onClose'> {
  at: ScreenPoint;
  onChoose: (action: MenuAction) => void;
}

function ContextMenu({ title, at, actions, onChoose, onClose }: ContextMenuProps) {
  const { ref, events } = useModalDialog(true, onClose);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu) return;
    const inside = (wanted: number, size: number, room: number) =>
      Math.max(EDGE_PX, Math.min(wanted, room - size - EDGE_PX));
    menu.style.left = `${inside(at.x, menu.offsetWidth, window.innerWidth)}px`;
    menu.style.top = `${inside(at.y, menu.offsetHeight, window.innerHeight)}px`;
  });

  return (
    <dialog
      ref={ref}
      className={styles.around}
      aria-label={title}
      {...events}
      onContextMenu={(event) => {
        // A second right click beside the menu closes it, as everywhere.
        event.preventDefault();
        if (event.target === ref.current) onClose();
      }}
    >
      <div
        ref={list}
        role="menu"
        aria-label={title}
        tabIndex={-1}
        className={styles.menu}
        onKeyDown={moveFocus}
      >
        {actions.map((action, index) => (
          <button
            key={action.key}
            type="button"
            role="menuitem"
            tabIndex={index === 0 ? 0 : -1}
            className={styles.item}
            onClick={() => onChoose(action)}
            {...(index === 0 ? { 'data-autofocus': true } : {})}
          >
            {action.icon}
            <span>{action.label}</span>
          </button>
        ))}
      </div>
    </dialog>
  );
}

/** The keys of a menu: arrows go round, Home and End to the ends. Tab leaves nothing behind it to go to. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const current = items.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    Home: 0,
    End: -1,
    Tab: current + (event.shiftKey ? -1 : 1),
  };
  const next = steps[event.key];
  if (next === undefined || items.length === 0) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
