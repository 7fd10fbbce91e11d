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

/** How the name begins of all that a person has begun in chats, on a device that others use too; the chat's number follows. */
export const officeOwners = (person: string): string => `admin:${person}:`;

/** Names what this person has begun in a chat. */
export const officeOwner = (chatId: number): string => `${officeOwners(rememberedPerson())}${chatId}`;
