import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AlertParams, AlertWish, AlertWishAnswer } from '#shared/contract/clinic/alert-card.ts';
import {
  AlertAnswer,
  AlertsAnswer,
  ChangeAlertBody,
  DismissBody,
  DropAlertQuery,
  NewAlertBody,
  RisingAnswer,
  SendAlertBody,
} from '#shared/contract/office/alerts.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { farmerOf, officeOf } from '../identity/index.ts';
import { beginDraft, dropDraft, keepDraft, showAlert, showAlerts } from './drafts.ts';
import { dismissRise, showRising } from './rising.ts';
import { sendAlert, stopAlert } from './send-alert.ts';
import { sayToo, setWish, showWish } from './wish.ts';

const tags = ['clinic'];
const failures = { '4xx': Failure, '5xx': Failure };

export function alertsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(risingRoutes(ctx));
    await app.register(readingRoutes(ctx));
    await app.register(draftRoutes(ctx));
    await app.register(sendingRoutes(ctx));
    await app.register(farmerRoutes(ctx));
  };
}

function risingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/alerts/rising',
      {
        config: { access: 'case.read' },
        schema: {
          tags,
          summary: 'What more farmers of a taluk tell of than before, the most farmers first',
          response: { 200: RisingAnswer, ...failures },
        },
      },
      async () => ({ ok: true as const, rising: await showRising(ctx) }),
    );

    app.put(
      '/admin/alerts/rising',
      {
        config: { access: 'alert.write' },
        schema: {
          tags,
          summary: 'Put aside for some days what rises, or bring it back',
          body: DismissBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await dismissRise(ctx, officeOf(request), request.body);
        return { ok: true as const };
      },
    );
  };
}

function readingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/alerts',
      {
        config: { access: 'case.read' },
        schema: {
          tags,
          summary: 'Alerts: those that are being written, then the newest',
          response: { 200: AlertsAnswer, ...failures },
        },
      },
      async () => ({ ok: true as const, alerts: await showAlerts(ctx) }),
    );

    app.get(
      '/admin/alerts/:id',
      {
        config: { access: 'case.read' },
        schema: {
          tags,
          summary: 'One alert',
          params: AlertParams,
          response: { 200: AlertAnswer, ...failures },
        },
      },
      async (request) => ({ ok: true as const, alert: await showAlert(ctx, request.params.id) }),
    );
  };
}

function draftRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/alerts',
      {
        config: { access: 'alert.write' },
        schema: {
          tags,
          summary: 'Begin an alert of a problem; where a colleague has begun one, theirs is answered',
          body: NewAlertBody,
          response: { 200: AlertAnswer, ...failures },
        },
      },
      async (request) => {
        const alert = await beginDraft(ctx, officeOf(request), request.body);
        return { ok: true as const, alert };
      },
    );

    app.put(
      '/admin/alerts/:id',
      {
        config: { access: 'alert.write' },
        schema: {
          tags,
          summary: 'Keep what is written, if it still is the version named',
          params: AlertParams,
          body: ChangeAlertBody,
          response: { 200: AlertAnswer, ...failures },
        },
      },
      async (request) => {
        const alert = await keepDraft(ctx, officeOf(request), request.params.id, request.body);
        return { ok: true as const, alert };
      },
    );

    app.delete(
      '/admin/alerts/:id',
      {
        config: { access: 'alert.write' },
        schema: {
          tags,
          summary: 'Drop an alert that is being written',
          params: AlertParams,
          querystring: DropAlertQuery,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await dropDraft(ctx, request.params.id, request.query.version);
        return { ok: true as const };
      },
    );
  };
}

function sendingRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/admin/alerts/:id/send',
      {
        config: { access: 'alert.write' },
        schema: {
          tags,
          summary: 'Send an alert as it was seen, to as many farmers as were typed',
          params: AlertParams,
          body: SendAlertBody,
          response: { 200: AlertAnswer, ...failures },
        },
      },
      async (request) => {
        const alert = await sendAlert(ctx, officeOf(request), request.params.id, request.body);
        return { ok: true as const, alert };
      },
    );

    app.post(
      '/admin/alerts/:id/stop',
      {
        config: { access: 'alert.write' },
        schema: {
          tags,
          summary: 'Stop sending; who has it keeps it',
          params: AlertParams,
          response: { 200: AlertAnswer, ...failures },
        },
      },
      async (request) => {
        const alert = await stopAlert(ctx, officeOf(request), request.params.id);
        return { ok: true as const, alert };
      },
    );
  };
}

/** What a farmer says of alerts. */
function farmerRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/farmer/alerts',
      {
        config: { access: 'account.manage' },
        schema: {
          tags: ['alerts'],
          summary: 'Whether the farmer wants alerts',
          response: { 200: AlertWishAnswer, ...failures },
        },
      },
      async (request) => ({ ok: true as const, wanted: await showWish(ctx, farmerOf(request)) }),
    );

    app.put(
      '/farmer/alerts',
      {
        config: { access: 'account.manage' },
        schema: {
          tags: ['alerts'],
          summary: 'Want alerts, or no more of them',
          body: AlertWish,
          response: { 200: AlertWishAnswer, ...failures },
        },
      },
      async (request) => {
        await setWish(ctx, farmerOf(request), request.body.wanted);
        return { ok: true as const, wanted: request.body.wanted };
      },
    );

    app.post(
      '/farmer/alerts/:id/too',
      {
        config: { access: 'account.manage' },
        schema: {
          tags: ['alerts'],
          summary: 'The farmer sees it too',
          params: AlertParams,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await sayToo(ctx, farmerOf(request), request.params.id);
        return { ok: true as const };
      },
    );
  };
}
