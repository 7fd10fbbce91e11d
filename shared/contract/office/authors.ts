import { type Static, Type } from 'typebox';
import { StaffPicture } from '../people.ts';
import { closed, LocalizedText } from '../wire.ts';

/**
 * Who of the office wrote something, as both sides are told: the name as stored and the address of a picture, and nothing
 * else of them.
 */
export const Author = Type.Object({ name: LocalizedText, picture: StaffPicture }, closed);
export type Author = Static<typeof Author>;

/** Who of the office did something, as colleagues read it; the office's own name for what was done before it knew people. */
export const DoneBy = LocalizedText;
