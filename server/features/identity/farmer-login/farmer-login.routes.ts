import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FarmerLoginAnswer, SendOtpAnswer, SendOtpBody, VerifyOtpBody } from '#shared/contract/identity.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { BROWSER_COOKIE, FARMER_COOKIE, setTokenCookie } from '../../../platform/sessions.ts';
import { loginView } from '../identity.view.ts';
import { BROWSER_COOKIE_SECONDS } from '../lifetimes.ts';
import { handOver } from '../sessions/finish-login.ts';
import { callerOf } from '../sessions/identify.ts';
import { sendOtp } from './send-otp.ts';
import { verifyOtp } from './verify-otp.ts';

const tags = ['identity'];
const failures = { '4xx': Failure, '5xx': Failure };

/** The way in: a code by SMS, and the code back. */
export function farmerLoginRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const { publicUrl } = ctx.config;
  return async (app) => {
    app.post(
      '/auth/send-otp',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'Send a one-time code by SMS',
          body: SendOtpBody,
          response: { 200: SendOtpAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const { browserToken, answer } = await sendOtp(ctx, callerOf(ctx, request), request.body);
        setTokenCookie(reply, BROWSER_COOKIE, browserToken, {
          publicUrl,
          maxAgeSeconds: BROWSER_COOKIE_SECONDS,
        });
        return answer;
      },
    );

    app.post(
      '/auth/verify-otp',
      {
        config: { access: 'everybody' },
        schema: {
          tags,
          summary: 'Log in by the code; registers a new number',
          body: VerifyOtpBody,
          response: { 200: FarmerLoginAnswer, ...failures },
        },
      },
      async (request, reply) => {
        const { farmer, ...login } = await verifyOtp(ctx, callerOf(ctx, request), request.body);
        handOver(reply, FARMER_COOKIE, login, publicUrl);
        return loginView(farmer);
      },
    );
  };
}
