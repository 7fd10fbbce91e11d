import { useSyncExternalStore } from 'react';
import { listenersOf } from '../../lib/listeners.ts';

/** Chrome's own event; no type library names it. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** `browser` can be asked to install; on an iPhone only the reader can do it, by `hand`. */
export type InstallWay = 'none' | 'browser' | 'hand';

let held: BeforeInstallPromptEvent | null = null;
const listeners = listenersOf();

/** Called before anything else runs: the browser offers its prompt once, at a moment of its own choosing. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise Android shows its own bar over a page somebody is reading.
    event.preventDefault();
    change(event as BeforeInstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => change(null));
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(listeners.subscribe, readWay, () => 'none');
}

/** Shows the browser's dialog. Each prompt works once; Chrome hands out another when it was declined. */
export async function install(): Promise<'accepted' | 'dismissed'> {
  const prompt = held;
  change(null);
  return prompt ? (await prompt.prompt()).outcome : 'dismissed';
}

function readWay(): InstallWay {
  if (held) return 'browser';
  // Only Safari on iOS has `standalone`: false in the browser, true once it was added to the Home Screen.
  return (navigator as { standalone?: boolean }).standalone === false ? 'hand' : 'none';
}

function change(next: BeforeInstallPromptEvent | null): void {
  held = next;
  listeners.notify();
}
