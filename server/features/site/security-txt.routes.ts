import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { AppContext } from '../../context.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 wants less than a year; an installation nobody runs any more says nothing. */
const GOOD_FOR_DAYS = 90;

/** Where to tell of a hole in the security, as researchers and their tools look for it (RFC 9116). */
export function securityTxtRoutes({ config, content, now }: AppContext): FastifyPluginAsyncTypebox {
  return async (site) => {
    site.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
      const expires = new Date(Math.floor(now().getTime() / DAY_MS + GOOD_FOR_DAYS) * DAY_MS);
      const lines = [
        `Contact: mailto:${content.now().contact.email}`,
        `Expires: ${expires.toISOString()}`,
        `Preferred-Languages: ${LANGUAGES.join(', ')}`,
        `Canonical: ${config.publicUrl}/.well-known/security.txt`,
      ];
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`);
    });
  };
}
