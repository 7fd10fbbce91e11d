import type { FastifyBaseLogger } from 'fastify';
import type { ContentId } from '#shared/contract/content/kinds.ts';
import type { Config } from './config.ts';
import type { ContentInForce } from './content-in-force.ts';

/** Whether visitors are let in on this node. Each node follows the content by itself. */
export interface Opening {
  isOpen(): boolean;
  /** What visitors would be shown of another shop: it stays closed while there is one. */
  waitsFor(): readonly ContentId[];
  /** Work that must be done before visitors come in again: pages drawn from what was replaced. It is asked at each opening. */
  before(work: () => Promise<void>): void;
  /** Called once visitors are let in, or no more. @returns ends it */
  onTurn(listener: (isOpen: boolean) => void): () => void;
}

/**
 * A shop is closed to visitors while an item in force still holds a value invented for development: an invented telephone
 * would be somebody's, an invented licence a crime. The office goes in and out meanwhile. It opens by itself with the
 * publication that replaces the last one, and closes should one come back.
 */
export function createOpening(
  { samples }: Pick<Config, 'samples'>,
  content: Pick<ContentInForce, 'now' | 'onChange'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Opening {
  const waitsFor = () => (samples === 'shown' ? [] : [...content.now().samples]);
  const works: (() => Promise<void>)[] = [];
  const listeners = new Set<(isOpen: boolean) => void>();
  let isOpen = waitsFor().length === 0;

  const turn = (next: boolean) => {
    isOpen = next;
    if (isOpen) log.info('shop.open');
    else log.warn({ items: waitsFor() }, 'shop.closed');
    for (const listener of listeners) listener(isOpen);
  };
  const openAfterWork = async () => {
    await Promise.all(works.map((work) => work()));
    // Meanwhile one may have come back, or another change have opened it.
    if (!isOpen && waitsFor().length === 0) turn(true);
  };
  content.onChange(() => {
    const mayOpen = waitsFor().length === 0;
    if (isOpen && !mayOpen) turn(false);
    else if (!isOpen && mayOpen) void openAfterWork();
  });
  return {
    isOpen: () => isOpen,
    waitsFor,
    before: (work) => void works.push(work),
    onTurn(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
