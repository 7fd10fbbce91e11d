import type { MouseEvent } from 'react';
import type { ScreenPoint } from './ActionMenu.tsx';

/** Where a menu comes that was asked for by a right click; by the keyboard's menu key, under what had the focus. */
export function placeOf(event: MouseEvent<HTMLElement>): ScreenPoint {
  const { clientX: x, clientY: y } = event;
  return x === 0 && y === 0 ? below(event.currentTarget) : { x, y };
}

/** Where the menu of a button comes. */
export function below(button: HTMLElement): ScreenPoint {
  const { left, bottom } = button.getBoundingClientRect();
  return { x: left, y: bottom };
}
