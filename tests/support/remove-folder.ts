import { rm } from 'node:fs/promises';

/** Removes a folder in which a process that is going down may still write a file. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
