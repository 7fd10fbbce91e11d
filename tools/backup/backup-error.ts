/** Something is wrong with a backup, or with where it is to go; the message is for the person who typed. */
export class BackupError extends Error {}
