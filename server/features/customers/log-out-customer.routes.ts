import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CustomerParams } from '#shared/contract/customers.ts';
import {
  EndFarmerDevicesBody,
  FarmerDeviceParams,
  FarmerDevicesAnswer,
} from '#shared/contract/identity/devices.ts';
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
        const devices = await logOutCustomer(ctx, actor, request.params.chat_id, request.body, 'all');
        return { ok: true as const, devices };
      },
    );

    app.post(
      '/admin/customers/:chat_id/devices/:id/end',
      {
        config: { access: 'customer.sessions' },
        schema: {
          tags,
          summary: 'Log the farmer out of one device, with a reason',
          params: FarmerDeviceParams,
          body: EndFarmerDevicesBody,
          response: { 200: FarmerDevicesAnswer, ...failures },
        },
      },
      async (request) => {
        const { chat_id: chatId, id } = request.params;
        const devices = await logOutCustomer(ctx, officeOf(request), chatId, request.body, { only: id });
        return { ok: true as const, devices };
      },
    );
  };
}
