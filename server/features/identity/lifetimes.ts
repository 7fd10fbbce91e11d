/** How long things last, in seconds, and where each figure comes from. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Slides: a farmer who comes back within half a year never sees the login again. */
export const FARMER_SESSION_SECONDS = 180 * DAY;
/** Absolute, from the specification: the office logs in anew after ten days, however busy. */
export const OFFICE_SESSION_SECONDS = 10 * DAY;
/** A session in use is written to at most this often. */
export const TOUCH_EVERY_SECONDS = HOUR;

/** The cookie that ties a code to its browser; longer than any login takes. */
export const BROWSER_COOKIE_SECONDS = DAY;
/** As long as browsers keep a cookie: a known browser is spared what strangers use up. */
export const DEVICE_COOKIE_SECONDS = 400 * DAY;
/** A new farmer has this long to give name and place after the right code. */
export const PROOF_SECONDS = 10 * MINUTE;
/** Without SMS: how long somebody waits on the office's list to be told their code. */
export const ASK_OFFICE_SECONDS = 30 * MINUTE;
/** Wrong tries are remembered this long, across new codes. */
export const TRIES_MEMORY_SECONDS = 15 * MINUTE;
/** Between the password and a factor of one's own: to find the phone, or to go through the device's dialog. */
export const OWN_FACTOR_SECONDS = 5 * MINUTE;
/** Between the first look at a new app's QR code, or the question to a new passkey, and its proof. */
export const FACTOR_SETUP_SECONDS = 10 * MINUTE;
/** Seconds before the same number may ask for another code. */
export const RESEND_AFTER_SECONDS = 30;

/**
 * A farmer who asked to be deleted may come back this long. No longer: an operator gives a number that fell silent to
 * somebody else from the ninetieth day on (TRAI), who must not find a stranger's chat behind it.
 */
export const UNDO_DELETION_SECONDS = 30 * DAY;

/** A number of which nothing was heard so long may be another person's: see above. */
export const QUIET_SECONDS = 90 * DAY;

export const KEEP_CHALLENGES_SECONDS = DAY;
/** Logins are traffic data and logs, to be kept for a year: DPDP Rules 2025, rule 8(3). */
export const KEEP_ENDED_SESSIONS_SECONDS = 365 * DAY;

export function secondsAfter(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

export function secondsBefore(instant: Date, seconds: number): Date {
  return secondsAfter(instant, -seconds);
}
