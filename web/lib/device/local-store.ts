/** Every key this site keeps in the browser, so that two features never pick the same word. */
export const STORED = {
  language: 'site_lang',
  farmerMobile: 'farmerMobile',
  farmerAccount: 'farmerAccount',
  farmerCode: 'farmerCode',
  farmerUnread: 'farmerNotifCount',
  farmerCounted: 'farmerNotifLast',
  farmerRung: 'farmerNotifRung',
  staffSession: 'adminSession',
  staffSessionOver: 'adminSessionOver',
  guideTextSize: 'guideTextSize',
  guidePlace: 'guidePlace',
  guideKept: 'guideKept',
  channelPopupUntil: 'waPopupDismissedUntil',
  installOffer: 'installOfferAnswered',
  takenBack: 'chatTakenBack',
  farmerPush: 'farmerPush',
  officePush: 'officePush',
  officeDesk: 'officeDeskName',
  officeShortcuts: 'officeShortcuts',
  officeCalled: 'officeCalledLast',
  officeCard: 'officeCard',
  officePriceNotice: 'officePriceNotice',
  officeSound: 'officeSound',
  dealerNote: 'dealerNote',
  planMarks: 'planMarks',
} as const;

/** Where the words are kept that somebody has typed and not sent in one correspondence. */
export function draftKey(correspondence: string): string {
  return `chatDraft:${correspondence}`;
}

/** Which privacy notice was agreed to on this device for a number. */
export function noticeKey(mobile: string): string {
  return `privacyNotice:${mobile}`;
}

type Listener = () => void;

const listeners = new Map<string, Set<Listener>>();
/** Stands in where the browser refuses storage (private mode, full disk): the tab still works. */
const memory = new Map<string, string>();

/** The stored text, or null. Storage errors are ignored silently, as the specification asks. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores text (null removes it) and tells this tab's subscribers; other tabs hear it from the browser. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
  notify(key);
}

/** Calls back when the key changes in this tab or in any other. Returns the unsubscribe function. */
export function subscribeStored(key: string, listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  const known = listeners.get(key) ?? new Set<Listener>();
  listeners.set(key, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size === 0) listeners.delete(key);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}

/** A stored counter. Anything that is not a non-negative integer counts as 0. */
export function readStoredNumber(key: string): number {
  return toCount(readStored(key));
}

/** Per-tab storage (scroll positions and the like), equally deaf to errors. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes per-tab storage; null removes. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage errors are ignored silently (specification, error catalogue).
  }
}

function toCount(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

function notify(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

function handleStorage(event: StorageEvent): void {
  if (event.key === null) for (const key of listeners.keys()) notify(key);
  else notify(event.key);
}
