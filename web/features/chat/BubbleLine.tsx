import { EllipsisVertical, Reply } from 'lucide-react';
import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useLongPress } from '../../ui/use-long-press.ts';
import { SWIPEABLE, useSwipe } from '../../ui/use-swipe.ts';
import styles from './BubbleLine.module.css';
import type { BubbleHands } from './message-hands.ts';

interface BubbleLineProps {
  /** Absent: a bubble nothing can be done with. */
  hands: BubbleHands | undefined;
  /** Undefined while nobody is selecting. */
  selected: boolean | undefined;
  own: boolean;
  /** What the mark says to those who hear it: whose message, and when. */
  label: string;
  children: ReactNode;
}

/** Lays a bubble out with the ways to its deeds: hold, pull, right click, button, and the mark while selecting. */
export function BubbleLine({ hands, selected, own, label, children }: BubbleLineProps) {
  const { t } = useTranslation('chat');
  const gestures = useGestures(hands, selected !== undefined);
  const checkbox = useId();
  if (!hands) {
    return (
      <div className={styles.line} data-own={own}>
        {children}
      </div>
    );
  }
  const isSelecting = selected !== undefined;
  return (
    <div className={styles.line} style={SWIPEABLE} data-own={own} data-selected={selected} {...gestures}>
      <span className={styles.pull} aria-hidden="true">
        <Reply />
      </span>
      {isSelecting ? (
        <input
          id={checkbox}
          type="checkbox"
          className={styles.mark}
          checked={selected}
          aria-label={t('selection.one', { label })}
          onChange={hands.onToggle}
        />
      ) : null}
      {children}
      {isSelecting ? null : (
        <IconButton
          label={t('menu.open')}
          className={styles.menu}
          aria-haspopup="menu"
          onClick={(event) => hands.onMenu(cornerOf(event.currentTarget))}
        >
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** Finger and mouse on one line. While messages are being selected every tap marks, whatever lies under it. */
function useGestures(hands: BubbleHands | undefined, isSelecting: boolean) {
  const isFinger = useRef(false);
  const press = useLongPress(() => {
    if (!isSelecting) hands?.onHold();
  }, hands?.holdMs ?? 0);
  const swipe = useSwipe(isSelecting ? undefined : hands?.onSwipe, hands?.swipePx ?? 0);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      isFinger.current = event.pointerType !== 'mouse';
      press.onPointerDown(event);
      swipe.onPointerDown(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      press.onPointerMove(event);
      swipe.onPointerMove(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      press.onPointerUp();
      swipe.onPointerUp(event);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      press.onPointerCancel();
      swipe.onPointerCancel(event);
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      press.onClickCapture(event);
      if (!isSelecting || event.isPropagationStopped() || isMark(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      hands?.onToggle();
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      if (isSelecting || (!isFinger.current && wantsOwnMenu(event.target))) return;
      event.preventDefault();
      // Under a finger this is the browser's own long press, which ours has answered already.
      if (!isFinger.current) hands?.onMenu({ x: event.clientX, y: event.clientY });
      isFinger.current = false;
    },
  };
}

function isMark(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox';
}

/** Players, links within a text and selected words keep the browser's own menu: copying is done there. */
function wantsOwnMenu(target: EventTarget): boolean {
  const isOther = target instanceof Element && target.closest('p a, video, audio, input') !== null;
  return isOther || Boolean(window.getSelection()?.toString());
}

function cornerOf(button: HTMLElement): { x: number; y: number } {
  const { left, bottom } = button.getBoundingClientRect();
  return { x: left, y: bottom };
}
