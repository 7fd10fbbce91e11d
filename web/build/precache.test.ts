import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chatNamespaces } from './precache.ts';

it('finds the words of the chat page in the route table, and says so when it cannot', () => {
  const routes = readFileSync(path.join(import.meta.dirname, '../routes.tsx'), 'utf8');
  expect(chatNamespaces(routes)).toEqual(expect.arrayContaining(['chat', 'push', 'pwa']));
  expect(() => chatNamespaces(routes.replace('pages/farmers.tsx', 'pages/chat.tsx'))).toThrow(/chat page/);
});
