import { readStored, STORED } from '../device/local-store.ts';

/**
 * Whose office login this browser remembers, by their e-mail; empty for nobody's. What is kept on the device is kept under
 * it: the next person at this computer neither sees nor sends it.
 */
export function rememberedPerson(): string {
  try {
    const { email } = JSON.parse(readStored(STORED.staffSession) ?? '{}') as { email?: unknown };
    return typeof email === 'string' ? email.trim().toLowerCase() : '';
  } catch {
    return '';
  }
}

/** Names what this person has begun in a chat, on a device that others use too. */
export const officeOwner = (chatId: number): string => `admin:${rememberedPerson()}:${chatId}`;
