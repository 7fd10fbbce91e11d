import type { Plugin } from 'vite';
import { shippedContent } from '#content/shipped.ts';
import { fillShell } from '#shared/domain/content/app-content.ts';

/** `npm run dev` serves the apps' shells itself: with the shipped content, unmarked, where the server puts in what is in force. */
export function contentOfDev(): Plugin {
  return {
    name: 'av-agro-content-of-dev',
    apply: 'serve',
    transformIndexHtml: (html) => fillShell(html, { ...shippedContent({}), samples: new Set() }),
  };
}
