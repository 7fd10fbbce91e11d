import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CustomerParams } from '#shared/contract/customers.ts';
import { EndFarmerDevicesBody, FarmerDevicesAnswer } from '#shared/contract/identity/devices.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { listCustomerDevices, logOutCustomer } from './log-out-customer.ts';

const tags = ['office'];
const failures = { '4xx': Failure, '5xx': Failure };

/** A farmer's open logins, ended on their word. */
export function logOutCustomerRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/customers/:chat_id/devices',
      {
        config: { access: 'customer.sessions' },
        schema: {
          tags,
          summary: 'The farmer’s open logins',
          params: CustomerParams,
          response: { 200: FarmerDevicesAnswer, ...failures },
        },
      },
      async (request) => {
        return { ok: true as const, devices: await listCustomerDevices(ctx, request.params.chat_id) };
      },
    );

    app.post(
      '/admin/customers/:chat_id/devices/end',
      {
        config: { access: 'customer.sessions' },
        schema: {
          tags,
          summary: 'Log the farmer out everywhere, with a reason',
          params: CustomerParams,
          body: EndFarmerDevicesBody,
          response: { 200: FarmerDevicesAnswer, ...failures },
        },
      },
      async (request) => {
        const actor = officeOf(request);
        const devices = await logOutCustomer(ctx, actor, request.params.chat_id, request.body);
        return { ok: true as const, devices };
      },
    );
  };
}
