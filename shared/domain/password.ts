/** A password that somebody chooses has at least as many characters. */
export const PASSWORD_LEAST = 10;
