import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { BUSINESS } from '#content/business.ts';
import type { Language } from '#shared/domain/languages.ts';
import { weekText } from '#shared/domain/time/working-hours-text.ts';
import { POLICIES, POLICY_IDS, type PolicyId, policyAt } from '../../features/policies/policies.ts';
import type { BuildPage } from '../site/document-page.ts';
import type { Prerendered } from '../site/prerendered.ts';
import { breadcrumbs } from '../site/structured-data.ts';

const texts = import.meta.glob<string>('../../../content/policies/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The five policies, one component at five addresses. */
export const policies: Prerendered = {
  path: '/:policy',
  paths: POLICY_IDS.map((id) => POLICIES[id].path),
  card: () => ({ scene: 'clinic-hero' }),
  content: (page) => ({ html: { body: policyHtml(policyAt(page.path), page) }, facts: null }),
  structuredData: (page) => [
    breadcrumbs(page, [{ name: page.translate('policies', `${policyAt(page.path)}.name`), path: page.path }]),
  ],
};

function policyHtml(id: PolicyId, page: BuildPage): string {
  const text = texts[`../../../content/policies/${page.language}/${id}.md`];
  if (text === undefined) throw new Error(`content/policies/${page.language}/${id}.md is missing`);
  const html = micromark(fillIn(text, factsIn(page)), {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
    // Left alone it empties every link it does not know, tel: among them. What a link may be is said below.
    allowDangerousProtocol: true,
  });
  for (const [link, href = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
    if (!LEADS_SOMEWHERE.test(href)) throw new Error(`${id}.md (${page.language}) has ${link}`);
  }
  return html;
}

const LEADS_SOMEWHERE = /^(\/(?!\/)|https:|mailto:|tel:\+?\d+$)/;

/** The business's own facts are named in the texts, never repeated there. */
function fillIn(text: string, facts: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`A policy asks for {{${name}}}, which nobody knows`);
    return fact;
  });
}

function factsIn({ language, translate }: BuildPage): Record<string, string> {
  const { seller } = BUSINESS;
  return {
    legalName: BUSINESS.legalName,
    gstin: seller.gstin,
    address: BUSINESS.address[language].join(', '),
    phone: telephone(BUSINESS.phone),
    whatsapp: `[${BUSINESS.whatsapp}](${BUSINESS.links.whatsapp})`,
    email: letter(BUSINESS.email),
    paymentPartner: BUSINESS.paymentPartner.name,
    paymentHelp: BUSINESS.paymentPartner.help,
    hours: weekText(BUSINESS.hours, (key, values) => translate('common', `hours.${key}`, values)),
    ...grievanceFacts(language),
  };
}

function grievanceFacts(language: Language): Record<string, string> {
  const { name, designation, email, phone } = BUSINESS.seller.grievance;
  return {
    grievanceName: name[language],
    grievanceDesignation: designation[language],
    grievanceEmail: letter(email),
    grievancePhone: telephone(phone),
  };
}

const telephone = (number: string) => `[${number}](tel:${number.replaceAll(' ', '')})`;
const letter = (address: string) => `[${address}](mailto:${address})`;
