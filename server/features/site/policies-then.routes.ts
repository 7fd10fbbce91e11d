import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type words from '#content/strings/en/policies.json';
import type { SiteContent } from '#shared/contract/content/kinds.ts';
import { PidParams } from '#shared/contract/payments.ts';
import { closed, Failure } from '#shared/contract/wire.ts';
import { byLanguage } from '#shared/domain/by-language.ts';
import { fillIn } from '#shared/domain/fill-in.ts';
import { POLICY_IDS, POLICY_PATHS, type PolicyId } from '#shared/domain/policy-paths.ts';
import { dateLabel } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import { readStrings } from '../../platform/strings.ts';
import { contentAt } from '../content/index.ts';
import { findVisiblePayment, viewerOf } from '../payments/index.ts';
import { drawPreview, previewHeaders } from './draw-preview.ts';
import { readerLanguage } from './reader-language.ts';

const WORDS = readStrings<typeof words>('policies');

/** A drawing costs some 4 ms of this process, and the content of that day three statements. */
const DRAW_LIMIT = { name: 'policies_then', points: 40, seconds: 60 };

const Policy = Type.Unsafe<PolicyId>(Type.Union(POLICY_IDS.map((id) => Type.Literal(id))));

/** The policies as they stood when somebody agreed to pay: for the payer, their browser and the office. */
export function policiesThenRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      // Below the status, because the signed result cookie travels to addresses there and to no others.
      '/payment/status/:pid/policies/:policy',
      {
        config: { access: 'everybody' },
        schema: {
          tags: ['payments'],
          summary: 'A policy as it stood when the payment was started, as a page',
          params: Type.Object({ ...PidParams.properties, policy: Policy }, closed),
          response: {
            200: { description: 'The page', content: { 'text/html': { schema: Type.String() } } },
            '4xx': Failure,
          },
        },
      },
      async (request, reply) => {
        const { pid, policy } = request.params;
        const payment = await findVisiblePayment(ctx, await viewerOf(ctx, request, pid), pid);
        await ctx.rateLimit.consume([DRAW_LIMIT], request.ip);
        const { language } = readerLanguage(request.raw);
        const moment = new Date(payment.created_at);
        const content = marked(await contentAt(ctx, moment), { pid, policy, moment });
        const html = await drawPreview(ctx, POLICY_PATHS[policy], language, content);
        return reply.headers(previewHeaders(ctx, language, html)).send(html);
      },
    );
  };
}

/** With a paragraph above the text: of when it is, what holds today, and the others of that day. */
function marked(
  content: SiteContent,
  { pid, policy, moment }: { pid: number; policy: PolicyId; moment: Date },
): SiteContent {
  const text = byLanguage((language) => {
    const { archive, ...named } = WORDS[language];
    const link = (id: PolicyId) => `[${named[id].name}](/api/payment/status/${pid}/policies/${id})`;
    const others = POLICY_IDS.filter((id) => id !== policy).map(link);
    return [
      `**${fillIn(archive.then, { pid: String(pid), day: dateLabel(moment) })}**`,
      `[${archive.now}](${POLICY_PATHS[policy]}). ${archive.others} ${others.join(', ')}.`,
      content.policies[policy]?.text[language] ?? '',
    ].join('\n\n');
  });
  return { ...content, policies: { ...content.policies, [policy]: { text } } };
}
