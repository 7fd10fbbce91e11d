import type { AppContext } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { bookRoutes } from './book.routes.ts';
import { consentRoutes } from './consent.routes.ts';
import { findConsent, lockConsent } from './consent.store.ts';
import { sweepBook } from './mark-picture.ts';
import * as personal from './personal.store.ts';
import { shownApiRoutes, shownRoutes } from './shown.routes.ts';

/** The clinic's picture book: parts of farmers' photos that are shown with their consent. */
export const feature: Feature = {
  name: 'picture-book',
  uses: ['chat', 'content', 'identity'],
  tables: ['picture_consents', 'picture_asks', 'book_pictures'],
  reads: {
    messages: 'A picture is a part of a message’s photo, and goes with it.',
    chats: 'Whose photo it is stands with its chat.',
    farmers: 'Nothing is shown of a farmer who asked to be deleted; their taluk is the place.',
    files: 'The photo itself, and its size.',
    cases: 'The taluk of the case comes before the farmer’s.',
    case_messages: 'A picture and its "before" are of one case.',
    staff: 'A picture names who marked it and who looked a second time.',
  },
  routes: {
    api: (ctx) => async (app) => {
      await app.register(shownApiRoutes(ctx));
      await app.register(consentRoutes(ctx));
      await app.register(bookRoutes(ctx));
    },
    guarded: shownRoutes,
  },
  jobs(ctx) {
    ctx.jobs.define('picture_book.sweep', () => sweepBook(ctx), { cron: '41 * * * *' });
  },
  hooks: {
    onMerge: (_ctx, tx, { from, into }) => mergeConsents(tx, from.farmerId, into.farmerId),
    async onErase(_ctx: AppContext, tx, { farmerId, chatId }) {
      await personal.deletePicturesOf(tx, farmerId);
      if (chatId !== null) await personal.deleteAsks(tx, chatId);
    },
    onExport: { picture_consents: personal.exportConsents, pictures: personal.exportPictures },
  },
};

/** They are one person: the newer of their answers holds for all of their photos, which have come along already. */
async function mergeConsents(tx: Transaction, from: number, into: number): Promise<void> {
  await lockConsent(tx, Math.min(from, into));
  await lockConsent(tx, Math.max(from, into));
  await personal.moveConsents(tx, from, into);
  if (!(await findConsent(tx, into))?.given) await personal.deletePicturesOf(tx, into);
}
