import { ARGON2ID } from '../../server/features/identity/codes/password.ts';

/**
 * A code and a password are slow to hash for whoever guesses; here that would be half of every login. What the product
 * hashes with is held by server/features/identity/secrets-at-rest.test.ts, which does without this file.
 */
Object.assign(ARGON2ID, { memoryCost: 8, timeCost: 1 });
