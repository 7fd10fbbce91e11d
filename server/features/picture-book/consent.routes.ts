import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PictureConsentAnswer, PictureConsentBody } from '#shared/contract/clinic/picture-book.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { farmerOf } from '../identity/index.ts';
import { answerConsent, showConsent } from './answer-consent.ts';

const response = { 200: PictureConsentAnswer, '4xx': Failure, '5xx': Failure };

/** A farmer's own word on their crops' photos. */
export function consentRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/picture-consent',
      {
        config: { access: 'account.manage' },
        schema: { tags: ['privacy'], summary: 'Whether the farmer’s photos may be shown', response },
      },
      async (request) => ({ ok: true as const, consent: await showConsent(ctx, farmerOf(request)) }),
    );

    app.put(
      '/picture-consent',
      {
        config: { access: 'account.manage' },
        schema: {
          tags: ['privacy'],
          summary: 'The farmer says whether their crops’ photos may be shown; a no takes out all that are',
          body: PictureConsentBody,
          response,
        },
      },
      async (request) => {
        const consent = await answerConsent(ctx, farmerOf(request), request.body);
        return { ok: true as const, consent };
      },
    );
  };
}
