import { type Static, Type } from 'typebox';
import type { StaffRole as KnownRole } from '../domain/capabilities.ts';

/** A role by name. Only its type is taken from the table of roles, which no browser needs to load; the database knows the names. */
export const StaffRole = Type.Unsafe<KnownRole>(Type.String());
export type StaffRole = Static<typeof StaffRole>;

export const StaffRoles = Type.Array(StaffRole);
