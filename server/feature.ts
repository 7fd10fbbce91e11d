import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from './context.ts';
import type { EventViews, Hooks, Queries } from './hooks.ts';
import type { HeaderClasses } from './platform/http/headers.ts';

/** What a feature says of itself, in its `feature.ts`; `app.ts` composes those of `feature-list.ts`, tests and lint enforce the rest. */
export interface Feature {
  name: string;
  /** The features whose `index.ts` it may import. */
  uses: readonly string[];
  /** The tables it owns: nobody else writes them. */
  tables: readonly string[];
  /** Tables of others that its SQL reads, each with the reason. */
  reads: Readonly<Record<string, string>>;
  routes?: {
    /** Under /api. Each route says who may call it. */
    api?: (ctx: AppContext) => FastifyPluginAsyncTypebox;
    /** Elsewhere; each route says who may call it. */
    guarded?: (ctx: AppContext) => FastifyPluginAsyncTypebox;
    /** Elsewhere, and for everybody: pages, and addresses that ask by themselves. */
    open?: (ctx: AppContext, headers: HeaderClasses) => FastifyPluginAsyncTypebox;
  };
  /** Work beside the requests: defines its jobs, begins to watch and to measure. `onClose` takes what ends it. */
  jobs?: (ctx: AppContext, onClose: OnClose) => void;
  hooks?: Partial<Hooks<AppContext>>;
  /** How its entries in a chat's log are read. */
  eventViews?: EventViews<AppContext>;
  /** What it answers to features that do not know it. */
  queries?: Partial<Queries>;
}

export type OnClose = (stop: () => unknown) => void;
