import { useState } from 'react';
import { readSession, writeSession } from './device/local-store.ts';

/** Which forms hold something, so that the end of a login can forget them all. */
const INDEX = 'officeForms';
const files = new Map<string, File>();

/**
 * A half-filled text field of the office. It stays in this tab under its own name, one for each chat, through
 * another chat, another screen and a reload.
 */
export function useKeptText(name: string): [text: string, keep: (text: string) => void] {
  const [text, setText] = useState(() => readSession(name) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      writeSession(name, next === '' ? null : next);
      if (next !== '') writeSession(INDEX, JSON.stringify([...new Set([...indexed(), name])]));
    },
  ];
}

/** A chosen file that waits in a form. It outlives the form, but not a reload: the browser gives no path to it. */
export function useKeptFile(name: string): [file: File | null, keep: (file: File | null) => void] {
  const [file, setFile] = useState(() => files.get(name) ?? null);
  return [
    file,
    (next) => {
      setFile(next);
      if (next) files.set(name, next);
      else files.delete(name);
    },
  ];
}

/** The login has ended: nobody after it sees what was begun. */
export function forgetKeptForms(): void {
  for (const name of indexed()) writeSession(name, null);
  writeSession(INDEX, null);
  files.clear();
}

function indexed(): string[] {
  try {
    const known: unknown = JSON.parse(readSession(INDEX) ?? '[]');
    return Array.isArray(known) ? known.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
