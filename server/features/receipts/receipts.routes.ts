import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { ReceiptQuery } from '#shared/contract/payment-pages.ts';
import { PidParams } from '#shared/contract/payments.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { findVisiblePayment, type PaymentRow, viewerOf } from '../payments/index.ts';
import { fileNameOf, printDemo, printReceipt } from './print-receipt.ts';
import { findReceipt } from './receipts.store.ts';

/** Each one is drawn anew, which costs a tenth of a second of this process. */
const DRAW_LIMIT = { name: 'receipt_draw', points: 20, seconds: 60 };

interface ReceiptFile {
  name: string;
  pdf: Buffer;
}

export function receiptsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      // Below the status, because the signed result cookie travels to addresses there and to no others.
      '/payment/status/:pid/receipt',
      {
        config: { access: 'everybody' },
        schema: {
          tags: ['payments'],
          summary: 'The receipt of a successful payment as PDF, for its payer, their browser and the office',
          params: PidParams,
          querystring: ReceiptQuery,
          response: {
            200: {
              description: 'The paper; of a demonstration a marked one without a number',
              content: { 'application/pdf': { schema: Type.String({ format: 'binary' }) } },
            },
            '4xx': Failure,
          },
        },
      },
      async (request, reply) => {
        const { pid } = request.params;
        const payment = await findVisiblePayment(ctx, await viewerOf(ctx, request, pid), pid);
        await ctx.rateLimit.consume([DRAW_LIMIT], request.ip);
        return sendPdf(reply, await readReceipt(ctx, payment), request.query.download === '1');
      },
    );
  };
}

function sendPdf(reply: FastifyReply, { name, pdf }: ReceiptFile, download: boolean): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(name, { type: download ? 'attachment' : 'inline' }),
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    .send(pdf);
}

/**
 * The paper of a payment, drawn anew from its row: there from the moment of success, before the thread has it and
 * after somebody deleted it there.
 *
 * @param payment one its reader may see
 * @throws {AppError} NOT_FOUND while no money came in
 */
async function readReceipt(ctx: AppContext, payment: PaymentRow): Promise<ReceiptFile> {
  if (payment.status !== 'success') throw new AppError('NOT_FOUND');
  if (payment.purpose === 'demo') {
    return { name: fileNameOf({ number: null }), pdf: await printDemo(payment, ctx.content.now()) };
  }
  const receipt = await findReceipt(ctx.db, payment.pid);
  if (!receipt) throw new AppError('NOT_FOUND');
  return { name: fileNameOf(receipt), pdf: await printReceipt(receipt, ctx.content.now()) };
}
