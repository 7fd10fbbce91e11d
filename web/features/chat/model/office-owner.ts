import { rememberedPerson } from '../../../lib/office/remembered-person.ts';

/** Names what this person of the office has begun in a chat, on a device that others use too. */
export const officeOwner = (chatId: number): string => `admin:${rememberedPerson()}:${chatId}`;
