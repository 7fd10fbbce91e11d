import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { guardRoutes } from './request-actors.ts';

it('an app with a route that does not say who may call it does not start', async () => {
  const app = Fastify();
  const start = app.register(async (api) => {
    guardRoutes(api);
    api.get('/open', { config: { access: 'everybody' } }, async () => 'fine');
    api.get('/forgotten', async () => 'never');
  });
  await expect(start).rejects.toThrow('GET /forgotten does not say who may call it');
  await app.close();
});
