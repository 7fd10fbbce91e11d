import type { PhrasingContent } from 'mdast';
import { keepTogether } from '#shared/domain/keep-together.ts';
import type { Words } from './blocks.ts';

export function renderWords(words: Words): string {
  return words.map(renderWord).join('');
}

function renderWord(word: PhrasingContent): string {
  switch (word.type) {
    case 'text':
      return escapeHtml(keepTogether(word.value));
    case 'break':
      return '<br>';
    case 'strong':
      return `<strong>${renderWords(word.children)}</strong>`;
    case 'emphasis':
      return `<em>${renderWords(word.children)}</em>`;
    case 'link':
      return renderLink(word.url, renderWords(word.children));
    default:
      return '';
  }
}

/** Terms lead to the list of words at the foot of the chapter, chapters to their own page. */
function renderLink(url: string, inside: string): string {
  if (url.startsWith('term:')) return `<a data-term href="#term-${escapeHtml(url.slice(5))}">${inside}</a>`;
  const href = /^(#|tel:|\/)/.test(url) ? url : `/guide/chapter/${url}`;
  return `<a href="${escapeHtml(href)}">${inside}</a>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}
