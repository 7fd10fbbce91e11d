import path from 'node:path';
import type { Config } from '../../config.ts';
import { securityHeaders } from '../../platform/http/headers.ts';
import { type PrerenderedPages, readPages } from './prerendered-pages.ts';
import { pageFiles } from './published-pages.ts';
import { type WebServerPart, webServerPages } from './web-server-pages.ts';

/** What the pages of this shop are told of it. */
export function shopOf(config: Config) {
  const { sms, payment } = config;
  return { ...config, codesByOffice: sms.provider === 'none', paysOffline: payment.provider === 'none' };
}

/** The pages of the build, as this shop has them. */
export const readSitePages = (config: Config): Promise<PrerenderedPages> =>
  readPages(path.join(config.distDir, 'pages'), shopOf(config));

/** Undefined where pages are not published, or not built. */
export async function readWebServerPages(config: Config, part: WebServerPart): Promise<string | undefined> {
  const prerendered = await readSitePages(config);
  if (!config.pagesDir || prerendered.pages.size === 0) return undefined;
  return webServerPages(part, config.pagesDir, pageFiles(prerendered, securityHeaders(config).page));
}
