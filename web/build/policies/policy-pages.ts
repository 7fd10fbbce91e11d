import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { ContentBody } from '#shared/contract/content/kinds.ts';
import { LEADS_SOMEWHERE } from '#shared/domain/content/rules.ts';
import type { Language } from '#shared/domain/languages.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { POLICY_IDS, POLICY_PATHS, type PolicyId } from '#shared/domain/policy-paths.ts';
import { weekText } from '#shared/domain/time/working-hours-text.ts';
import { policyAt } from '../../features/policies/policies.ts';
import type { BuildPage } from '../site/document-page.ts';
import type { Prerendered } from '../site/prerendered.ts';
import { breadcrumbs } from '../site/structured-data.ts';

/** The five policies, one component at five addresses. */
export const policies: Prerendered = {
  path: '/:policy',
  paths: POLICY_IDS.map((id) => POLICY_PATHS[id]),
  card: () => ({ scene: 'clinic-hero' }),
  content: (page) => ({ html: { body: policyHtml(policyAt(page.path), page) }, facts: null }),
  structuredData: (page) => [
    breadcrumbs(page, [{ name: page.translate('policies', `${policyAt(page.path)}.name`), path: page.path }]),
  ],
};

function policyHtml(id: PolicyId, page: BuildPage): string {
  const policy = page.content.policies[id];
  if (!policy) throw new Error(`There is no policy ${id}`);
  const text = fillIn(policy.text[page.language], factsIn(page));
  const html = micromark(id === 'shipping' ? `${text}\n\n${freightTable(page)}` : text, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
    // Left alone it empties every link it does not know, tel: among them. What a link may be is said below.
    allowDangerousProtocol: true,
  });
  // Plain ones were refused when the text was saved; one that hides behind an entity leads nowhere, and the page stands.
  return html.replaceAll(/ (?:href|src)="([^"]*)"/g, (link, to: string) =>
    LEADS_SOMEWHERE.test(to) ? link : '',
  );
}

/** What carrying costs, as a table below the shipping policy; nothing while the owner has put in none. */
function freightTable({ content: { freight }, language, translate }: BuildPage): string {
  if (freight.rows.length === 0) return '';
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${translate('policies', 'freight.title')}`,
    '',
    row((['zone', 'upTo', 'price'] as const).map((key) => translate('policies', `freight.${key}`))),
    row(['---', '---:', '---:']),
    ...freight.rows.map(({ zone, upToKg, price }) =>
      row([
        plainCell(zone[language]),
        translate('policies', 'freight.kg', { kg: upToKg.toLocaleString('en-IN') }),
        formatRupees(price),
      ]),
    ),
  ].join('\n');
}

/** Words of the owner's in a cell of Markdown: no sign of theirs begins a cell, a link or a tag. */
const plainCell = (words: string) => words.replaceAll(/[\\`*_{}[\]<>|&!]/g, (sign) => `\\${sign}`);

/** The business's own facts are named in the texts, never repeated there. */
function fillIn(text: string, facts: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`A policy asks for {{${name}}}, which nobody knows`);
    return fact;
  });
}

function factsIn({ language, translate, content }: BuildPage): Record<string, string> {
  const { shop, contact, hours, people, pay } = content;
  return {
    shop: shop.name,
    legalName: shop.legalName,
    gstin: shop.gstin,
    address: contact.address[language].join(', '),
    phone: telephone(contact.phone),
    whatsapp: `[${contact.whatsapp}](${contact.links.whatsapp})`,
    email: letter(contact.email),
    paymentPartner: pay.partner.name,
    paymentHelp: pay.partner.help,
    hours: weekText(hours, (key, values) => translate('common', `hours.${key}`, values)),
    ...grievanceFacts(people.grievance, language),
  };
}

type Grievance = ContentBody<'people'>['grievance'];

function grievanceFacts({ name, designation, email, phone }: Grievance, language: Language) {
  return {
    grievanceName: name[language],
    grievanceDesignation: designation[language],
    grievanceEmail: letter(email),
    grievancePhone: telephone(phone),
  };
}

const telephone = (number: string) => `[${number}](tel:${number.replaceAll(' ', '')})`;
const letter = (address: string) => `[${address}](mailto:${address})`;
