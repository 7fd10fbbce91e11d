import type { ReactNode } from 'react';

/** Something that stands among the messages of a thread and is none: one feature draws it, another gives it its place. */
export interface ThreadAside {
  key: string;
  /** Stands below the messages up to this position. */
  after: number;
  at: string;
  node: ReactNode;
}
