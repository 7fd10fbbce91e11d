import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { BookArea } from '#shared/domain/clinic/picture-book.ts';
import styles from './FrameEditor.module.css';
import { CORNERS, type Corner, moved, resized } from './frame.ts';

interface AreaBoxProps {
  label: string;
  area: BookArea;
  photo: { width: number; height: number };
  /** Pixels of the photo that either side has at least. */
  least: number;
  /** Photo pixels of a pixel on the screen. */
  scale: () => number;
  tone: 'frame' | 'spot';
  onChange: (area: BookArea) => void;
  onRemove?: () => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An area on the photo: pulled about as a whole or by its corners, moved by arrows, resized by Shift and arrows. */
export function AreaBox({ label, area, photo, least, scale, tone, onChange, onRemove }: AreaBoxProps) {
  const pull = usePull(scale);
  /** A hundredth of the photo. */
  const step = Math.max(1, Math.round(Math.max(photo.width, photo.height) / 100));

  function handleKey(event: KeyboardEvent): void {
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    const arrow = ARROWS[event.key];
    if (!(isGone && onRemove) && !arrow) return;
    event.preventDefault();
    if (isGone) onRemove?.();
    if (!arrow) return;
    const by = [arrow[0] * step, arrow[1] * step] as const;
    onChange(event.shiftKey ? resized(area, 'se', by, { photo, least }) : moved(area, by, photo));
  }

  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div
      className={styles.box}
      data-tone={tone}
      style={{
        left: share(area.x, photo.width),
        top: share(area.y, photo.height),
        width: share(area.width, photo.width),
        height: share(area.height, photo.height),
      }}
    >
      <button
        type="button"
        className={styles.body}
        aria-label={label}
        onKeyDown={handleKey}
        {...pull((by, from) => onChange(moved(from, by, photo)), area)}
      />
      {CORNERS.map((corner: Corner) => (
        <span
          key={corner}
          className={styles.corner}
          data-corner={corner}
          {...pull((by, from) => onChange(resized(from, corner, by, { photo, least })), area)}
        />
      ))}
    </div>
  );
}

/** Follows a pointer from where it was put down; how far is told in the photo's pixels. */
function usePull(scale: () => number) {
  const start = useRef<{ x: number; y: number; area: BookArea } | null>(null);
  return (onPull: (by: readonly [number, number], from: BookArea) => void, area: BookArea) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, area };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (!from || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const by = scale();
      onPull([(event.clientX - from.x) * by, (event.clientY - from.y) * by], from.area);
    },
    onPointerUp() {
      start.current = null;
    },
  });
}
