import { EllipsisVertical, Reply } from 'lucide-react';
import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import { below } from '../../../ui/sheets/screen-point.ts';
import { useLongPress } from '../../../ui/sheets/use-long-press.ts';
import { SWIPEABLE, useSwipe } from '../../../ui/site/use-swipe.ts';
import styles from './BubbleLine.module.css';
import type { BubbleGestures } from './message-gestures.ts';

interface BubbleLineProps {
  /** Absent: a bubble nothing can be done with. */
  gestures: BubbleGestures | undefined;
  /** Undefined while nobody is selecting. */
  selected: boolean | undefined;
  own: boolean;
  /** What the mark says to those who hear it: whose message, and when. */
  label: string;
  children: ReactNode;
}

/** Lays a bubble out with the ways to its actions: hold, pull, right click, button, and the mark while selecting. */
export function BubbleLine({ gestures, selected, own, label, children }: BubbleLineProps) {
  const { t } = useTranslation('chat');
  const handlers = useGestures(gestures, selected !== undefined);
  const checkbox = useId();
  if (!gestures) {
    return (
      <div className={styles.line} data-own={own}>
        {children}
      </div>
    );
  }
  const isSelecting = selected !== undefined;
  return (
    <div className={styles.line} style={SWIPEABLE} data-own={own} data-selected={selected} {...handlers}>
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
          onChange={gestures.onToggle}
        />
      ) : null}
      {children}
      {isSelecting ? null : (
        <IconButton
          label={t('menu.open')}
          className={styles.menu}
          aria-haspopup="menu"
          onClick={(event) => gestures.onMenu(below(event.currentTarget))}
        >
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** Finger and mouse on one line. While messages are being selected every tap marks, whatever lies under it. */
function useGestures(gestures: BubbleGestures | undefined, isSelecting: boolean) {
  const isFinger = useRef(false);
  const press = useLongPress(() => {
    if (!isSelecting) gestures?.onHold();
  }, gestures?.holdMs ?? 0);
  const swipe = useSwipe(isSelecting ? undefined : gestures?.onSwipe, gestures?.swipePx ?? 0);

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
      if (!isSelecting || isMark(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      gestures?.onToggle();
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      if (isSelecting || (!isFinger.current && wantsOwnMenu(event.target))) return;
      event.preventDefault();
      // Under a finger this is the browser's own long press, which ours has answered already.
      if (!isFinger.current) gestures?.onMenu({ x: event.clientX, y: event.clientY });
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
