import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  ConfirmTotpBody,
  FactorAddedAnswer,
  FactorsAnswer,
  NewPasskeyBody,
  NewTotpAnswer,
  PasskeyNameBody,
  PasskeyOptionsAnswer,
  RecoveryCodesAnswer,
} from '#shared/contract/identity/factors.ts';
import { closed, Failure, Id, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { browserTokenOf, callerOf } from '../sessions/identify.ts';

import { officeOf } from '../sessions/request-actors.ts';
import { confirmPasskey, renameOwnPasskey, startPasskey } from './add-passkey.ts';
import { confirmTotp, startTotp } from './add-totp.ts';
import { removePasskey, removeTotp, renewRecoveryCodes } from './change-factors.ts';
import { readFactors } from './read-factors.ts';

const tags = ['factors'];
const failures = { '4xx': Failure, '5xx': Failure };
const config = { access: 'login.confirm' } as const;
const params = Type.Object({ id: Id }, closed);

/** What somebody of the office proves themselves by: seen, added, removed, each change after a step-up. */
export function factorsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/factors',
      {
        config,
        schema: { tags, summary: 'One’s own second factors', response: { 200: FactorsAnswer, ...failures } },
      },
      (request) => readFactors(ctx, officeOf(request)),
    );

    app.post(
      '/admin/factors/recovery-codes',
      {
        config,
        schema: {
          tags,
          summary: 'A new set of recovery codes, shown this once; the one before ends. Uses a step-up up',
          response: { 200: RecoveryCodesAnswer, ...failures },
        },
      },
      async (request) => ({
        ok: true as const,
        recovery_codes: await renewRecoveryCodes(ctx, officeOf(request)),
      }),
    );

    await app.register(totpRoutes(ctx));
    await app.register(passkeyRoutes(ctx));
  };
}

function totpRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/factors/totp',
      {
        config,
        schema: {
          tags,
          summary: 'The secret for an authenticator app; stored with its first code. Uses a step-up up',
          response: { 200: NewTotpAnswer, ...failures },
        },
      },
      async (request) => ({ ok: true as const, ...(await startTotp(ctx, officeOf(request))) }),
    );

    app.post(
      '/admin/factors/totp/confirm',
      {
        config,
        schema: {
          tags,
          summary: 'The first code of a new authenticator app',
          body: ConfirmTotpBody,
          response: { 200: FactorAddedAnswer, ...failures },
        },
      },
      async (request) => ({
        ok: true as const,
        recovery_codes: await confirmTotp(ctx, officeOf(request), request.body),
      }),
    );

    app.delete(
      '/admin/factors/totp',
      {
        config,
        schema: {
          tags,
          summary: 'Remove the authenticator app. Uses a step-up up',
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await removeTotp(ctx, officeOf(request));
        return { ok: true as const };
      },
    );
  };
}

function passkeyRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/factors/passkeys',
      {
        config,
        schema: {
          tags,
          summary: 'What a browser needs to make a passkey. Uses a step-up up',
          response: { 200: PasskeyOptionsAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const browserToken = browserTokenOf(ctx, request, reply);
        return { ok: true as const, options: await startPasskey(ctx, browserToken, officeOf(request)) };
      },
    );

    app.post(
      '/admin/factors/passkeys/confirm',
      {
        config,
        schema: {
          tags,
          summary: 'The passkey that was made, under a name',
          body: NewPasskeyBody,
          response: { 200: FactorAddedAnswer, ...failures },
        },
      },
      async (request) => ({
        ok: true as const,
        recovery_codes: await confirmPasskey(ctx, callerOf(ctx, request), officeOf(request), request.body),
      }),
    );

    app.put(
      '/admin/factors/passkeys/:id',
      {
        config,
        schema: {
          tags,
          summary: 'Another name for a passkey',
          params,
          body: PasskeyNameBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await renameOwnPasskey(ctx, officeOf(request), request.params.id, request.body.name);
        return { ok: true as const };
      },
    );

    app.delete(
      '/admin/factors/passkeys/:id',
      {
        config,
        schema: {
          tags,
          summary: 'Remove a passkey. Uses a step-up up',
          params,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await removePasskey(ctx, officeOf(request), request.params.id);
        return { ok: true as const };
      },
    );
  };
}
