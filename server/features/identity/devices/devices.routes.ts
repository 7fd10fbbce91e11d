import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  DeviceParams,
  DevicesAnswer,
  DevicesQuery,
  EndDeviceBody,
} from '#shared/contract/identity/devices.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { endDevices, listDevices } from './own-devices.ts';

const tags = ['identity'];
const answers = { 200: DevicesAnswer, '4xx': Failure, '5xx': Failure };

/** One's own open logins, a farmer's or somebody's of the office. */
export function devicesRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/devices',
      {
        config: { access: 'device.manage' },
        schema: { tags, summary: 'One’s own open logins', querystring: DevicesQuery, response: answers },
      },
      async (request) => ({ ok: true as const, devices: await listDevices(ctx, request) }),
    );

    app.post(
      '/devices/:id/end',
      {
        config: { access: 'device.manage' },
        schema: {
          tags,
          summary: 'End one of one’s own logins and cut its sockets',
          params: DeviceParams,
          body: EndDeviceBody,
          response: answers,
        },
      },
      async (request) => ({
        ok: true as const,
        devices: await endDevices(ctx, request, { only: request.params.id }),
      }),
    );

    app.post(
      '/devices/end-others',
      {
        config: { access: 'device.manage' },
        schema: {
          tags,
          summary: 'End all of one’s own logins but this one',
          body: EndDeviceBody,
          response: answers,
        },
      },
      async (request) => ({ ok: true as const, devices: await endDevices(ctx, request, 'others') }),
    );
  };
}
