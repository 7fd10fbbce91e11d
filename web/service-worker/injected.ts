import type { Language } from '#shared/domain/languages.ts';

/** What the build knows and the worker must be told; written in by web/build/service-worker.ts. */
export interface Precache {
  /** Changes with every file of the shell. */
  version: string;
  /** The chat's code and what it cannot start without, in every language. */
  shell: string[];
  /** Words, fonts and the offline page of one language. */
  languages: Record<Language, string[]>;
}

declare const __PRECACHE__: Precache;
export const PRECACHE: Precache = __PRECACHE__;
