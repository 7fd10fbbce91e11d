import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CheckPaymentAnswer,
  CloseAlertBody,
  ConfirmRefundBody,
  HandedOverBody,
  OfficePaymentAnswer,
  PaymentsAnswer,
  PaymentsQuery,
  RefundAnswer,
  RefundBody,
  RefundParams,
  SettleAnswer,
  SettleBody,
} from '#shared/contract/office-payments.ts';
import { PidParams } from '#shared/contract/payments.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { answerOnce } from '../../../platform/database/idempotency.ts';
import { officeOf } from '../../identity/index.ts';
import { closeAlert } from '../alerts/close-alert.ts';
import { confirmRefund } from '../refunds/confirm-refund.ts';
import { answerRefund, requestRefund } from '../refunds/request-refund.ts';
import { handOver } from './hand-over.ts';
import { listPayments, showHistory, showPayment } from './list-payments.ts';
import { checkForOffice, settleReview } from './review-payment.ts';

const tags = ['payments'];
const failures = { '4xx': Failure, '5xx': Failure };

/** The office's desk for money. */
export function officePaymentsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(officeListRoutes(ctx));
    await app.register(decisionRoutes(ctx));
    await app.register(refundRoutes(ctx));
    await app.register(goodsRoutes(ctx));
  };
}

function officeListRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/payments',
      {
        config: { access: 'payment.list' },
        schema: {
          tags,
          summary: 'A page of all payments, newest first, with their open alerts',
          querystring: PaymentsQuery,
          response: { 200: PaymentsAnswer, ...failures },
        },
      },
      async (request) => listPayments(ctx, officeOf(request), request.query),
    );

    app.get(
      '/payments/:pid',
      {
        config: { access: 'payment.list' },
        schema: {
          tags,
          summary: 'One payment with its history',
          params: PidParams,
          response: { 200: OfficePaymentAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { pid } = request.params;
        const payment = await showPayment(ctx, actor, pid);
        return { ok: true as const, payment, history: await showHistory(ctx, pid) };
      },
    );

    app.post(
      '/payments/:pid/check',
      {
        config: { access: 'payment.check' },
        schema: {
          tags,
          summary: 'Check a payment with the provider now',
          params: PidParams,
          response: { 200: CheckPaymentAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { pid } = request.params;
        const outcome = await checkForOffice(ctx, actor, pid);
        return { ok: true as const, outcome, payment: await showPayment(ctx, actor, pid) };
      },
    );
  };
}

function decisionRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/payments/:pid/settle',
      {
        config: { access: 'payment.settle' },
        schema: {
          tags,
          summary: 'Settle a payment in review by hand; after a step-up',
          params: PidParams,
          body: SettleBody,
          response: { 200: SettleAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { pid } = request.params;
        await settleReview(ctx, actor, pid, request.body);
        return { ok: true as const, payment: await showPayment(ctx, actor, pid) };
      },
    );
    app.post(
      '/payments/:pid/alerts/close',
      {
        config: { access: 'payment.settle' },
        schema: {
          tags,
          summary: 'Close an alert by hand',
          params: PidParams,
          body: CloseAlertBody,
          response: { 200: SettleAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { pid } = request.params;
        await closeAlert(ctx, actor, pid, request.body);
        return { ok: true as const, payment: await showPayment(ctx, actor, pid) };
      },
    );
  };
}

function refundRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/payments/:pid/refunds',
      {
        config: { access: 'payment.refund' },
        schema: {
          tags,
          summary: 'Request a refund, after a step-up; safe to repeat with an Idempotency-Key',
          params: PidParams,
          body: RefundBody,
          response: { 200: RefundAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { pid } = request.params;
        const key = request.headers['idempotency-key'];
        const scope = `office:${actor.staffId}:refund:${pid}`;
        return answerOnce(ctx, { scope, key, body: request.body }, async () => {
          const requestKey = key === undefined ? null : `${scope}:${key}`;
          const { id } = await requestRefund(ctx, actor, pid, request.body, requestKey);
          return answerRefund(await showPayment(ctx, actor, pid), id);
        });
      },
    );

    app.post(
      '/payments/:pid/refunds/:id/confirm',
      {
        config: { access: 'payment.refund' },
        schema: {
          tags,
          summary: 'Confirm (after a step-up) or decline a large refund, by a second office login',
          params: RefundParams,
          body: ConfirmRefundBody,
          response: { 200: RefundAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const { pid, id } = request.params;
        await confirmRefund(ctx, actor, { pid, id }, request.body);
        return answerRefund(await showPayment(ctx, actor, pid), id);
      },
    );
  };
}

function goodsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/payments/:pid/handed-over',
      {
        config: { access: 'dispatch.send' },
        schema: {
          tags,
          summary: 'Mark paid goods as handed over (nothing to send), or undo it',
          params: PidParams,
          body: HandedOverBody,
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        await handOver(ctx, actor, request.params.pid, request.body.handed_over);
        return { ok: true as const };
      },
    );
  };
}
