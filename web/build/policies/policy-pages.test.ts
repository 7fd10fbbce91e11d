import { expect, it } from 'vitest';
import en from '#content/strings/en/policies.json' with { type: 'json' };
import type { SiteContent } from '#shared/contract/content/kinds.ts';
import { fillIn } from '#shared/domain/fill-in.ts';
import { POLICY_PATHS, type PolicyId } from '#shared/domain/policy-paths.ts';
import { SHIPPED } from '../../../tests/support/shipped-content.ts';
import { policies } from './policy-pages.ts';

function draw(id: PolicyId, change: Partial<SiteContent> = {}): string {
  const words = en as unknown as Record<string, Record<string, string>>;
  const page = {
    ...{ path: POLICY_PATHS[id], params: {}, language: 'en' as const, content: { ...SHIPPED, ...change } },
    translate: (_namespace: string, key: string, values?: Record<string, string | number>) => {
      const [group = '', name = ''] = key.split('.');
      return fillIn(words[group]?.[name] ?? key, values ?? {});
    },
    picture: (id: string) => id,
    url: (to: string) => to,
  };
  return policies.content?.(page as never)?.html.body ?? '';
}

const withText = (en: string) => ({
  policies: { ...SHIPPED.policies, terms: { text: { en, kn: 'ನಿಯಮಗಳು' } } },
});

it('a link that hides behind an entity leads nowhere, and its page stands', () => {
  const html = draw('terms', withText('[a](/&#47;evil.example) [b](&#104;ttp://evil.example) [c](/contact)'));
  expect(html).toBe('<p><a>a</a> <a>b</a> <a href="/contact">c</a></p>');
});

it('shows the freight table below the shipping policy alone, its words as plain text', () => {
  const freight = {
    rows: [
      { zone: { en: 'Kolar | <b>city</b> [x](/y)', kn: 'ಕೋಲಾರ' }, upToKg: 1500, price: 149.5 },
      { zone: { en: 'Hassan', kn: 'ಹಾಸನ' }, upToKg: 50, price: 90 },
    ],
  };
  const html = draw('shipping', { freight });
  expect(html).toContain('<th>Where to</th>');
  expect(html).toContain(
    '<td>Kolar | &lt;b&gt;city&lt;/b&gt; [x](/y)</td>\n<td align="right">1,500 kg</td>\n<td align="right">₹149.50</td>',
  );
  expect(draw('shipping')).not.toContain('Where to');
  expect(draw('refund', { freight })).not.toContain('Where to');
});
