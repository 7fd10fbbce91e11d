import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CheckPaymentAnswer,
  CloseAlertBody,
  ConfirmRefundBody,
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
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { answerOnce } from '../../platform/idempotency.ts';
import { requireOffice } from '../accounts/index.ts';
import { checkForOffice } from './check-for-office.ts';
import { closeAlert } from './close-alert.ts';
import { confirmRefund } from './confirm-refund.ts';
import { listPayments, showHistory, showPayment } from './list-payments.ts';
import { answerRefund, requestRefund } from './request-refund.ts';
import { settleReview } from './settle-review.ts';

const tags = ['payments'];
const failures = { '4xx': Failure, '5xx': Failure };

/** The office's desk for money. */
export function officePaymentsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(officeListRoutes(ctx));
    await app.register(decisionRoutes(ctx));
    await app.register(refundRoutes(ctx));
  };
}

function officeListRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/payments',
      {
        schema: {
          tags,
          summary: 'A page of all payments, newest first, with what wants a person’s eye',
          querystring: PaymentsQuery,
          response: { 200: PaymentsAnswer, ...failures },
        },
      },
      async (request) => listPayments(ctx, await requireOffice(ctx, request), request.query),
    );

    app.get(
      '/payments/:pid',
      {
        schema: {
          tags,
          summary: 'One payment with everything that happened to it',
          params: PidParams,
          response: { 200: OfficePaymentAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = await requireOffice(ctx, request);
        const { pid } = request.params;
        const payment = await showPayment(ctx, actor, pid);
        return { ok: true as const, payment, history: await showHistory(ctx, pid) };
      },
    );

    app.post(
      '/payments/:pid/check',
      {
        schema: {
          tags,
          summary: 'Asks the provider about a payment now',
          params: PidParams,
          response: { 200: CheckPaymentAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = await requireOffice(ctx, request);
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
        schema: {
          tags,
          summary: 'Ends a payment in review by a person’s decision; after a step-up',
          params: PidParams,
          body: SettleBody,
          response: { 200: SettleAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = await requireOffice(ctx, request);
        const { pid } = request.params;
        await settleReview(ctx, actor, pid, request.body);
        return { ok: true as const, payment: await showPayment(ctx, actor, pid) };
      },
    );
    app.post(
      '/payments/:pid/alerts/close',
      {
        schema: {
          tags,
          summary: 'A person has dealt with a warning that no answer of the provider ends',
          params: PidParams,
          body: CloseAlertBody,
          response: { 200: SettleAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = await requireOffice(ctx, request);
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
        schema: {
          tags,
          summary: 'Gives money back, after a step-up; safe to repeat with an Idempotency-Key',
          params: PidParams,
          body: RefundBody,
          response: { 200: RefundAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = await requireOffice(ctx, request);
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
        schema: {
          tags,
          summary: 'The second office login confirms (after a step-up) or declines a large refund',
          params: RefundParams,
          body: ConfirmRefundBody,
          response: { 200: RefundAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = await requireOffice(ctx, request);
        const { pid, id } = request.params;
        await confirmRefund(ctx, actor, { pid, id }, request.body);
        return answerRefund(await showPayment(ctx, actor, pid), id);
      },
    );
  };
}
