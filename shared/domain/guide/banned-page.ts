/** The page that answers 'Is it banned?'. */
export const BANNED_PATH = '/guide/banned';

/** The part of its address that names the product. */
export const NAME_KEY = 'name';

/** Leads to the answer for this name, which can be shared. */
export const bannedPath = (name: string): string => `${BANNED_PATH}?${NAME_KEY}=${encodeURIComponent(name)}`;
