import { wakeIsland } from '../../lib/islands/island.ts';
import { listenersOf } from '../../lib/listeners.ts';

export type ToastTone = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
  action?: { label: string; onAction: () => void };
}

export interface ToastOptions {
  tone?: ToastTone;
  /** Milliseconds on the screen; errors stay longer by default. */
  duration?: number;
  action?: Toast['action'];
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = listenersOf();

/** Says something short at the foot of the screen and to screen readers. Callable from anywhere. */
export function showToast(text: string, options: ToastOptions = {}): void {
  const tone = options.tone ?? 'info';
  const toast: Toast = { id: nextId++, text, tone, ...(options.action ? { action: options.action } : {}) };
  // In a document nobody draws toasts before there is one.
  wakeIsland('Toasts');
  // The same sentence twice in a row is one sentence that stays; three are as many as a phone can hold.
  update([...toasts.filter((other) => other.text !== text), toast].slice(-3));
  const expire = () => {
    // Nobody loses a button under the pointer or the keyboard's focus.
    if (document.querySelector('[data-toasts]:is(:hover, :focus-within)')) setTimeout(expire, 1000);
    else dismissToast(toast.id);
  };
  setTimeout(expire, options.duration ?? (tone === 'error' ? 7000 : 4000));
}

export function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

export const subscribeToasts = listeners.subscribe;

export function readToasts(): readonly Toast[] {
  return toasts;
}

function update(next: readonly Toast[]): void {
  toasts = next;
  listeners.notify();
}
