import { SHELF_PATTERN } from '#shared/domain/catalogue/shelf-address.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/domain/languages.ts';
import type { Config } from '../../config.ts';
import { securityHeaders } from '../../platform/http/headers.ts';
import { readSitePages } from './prerendered-pages.ts';
import { type PageFiles, pageFiles } from './published-pages.ts';
import { LANGUAGE_PATTERNS, languageCookie } from './reader-language.ts';

/*
 * What nginx and Caddy have to be told so that they answer finished pages as the app does: generated, so that neither
 * languages nor headers are written down twice.
 */

export const WEB_SERVER_PARTS = ['nginx-http', 'nginx-server', 'caddy'] as const;
export type WebServerPart = (typeof WEB_SERVER_PARTS)[number];

const TOLD = 'Printed by tools/pages/main.ts (docs/operations.md); what is changed here is lost.';

/** Undefined where pages are not published, or not built. */
export async function readWebServerPages(config: Config, part: WebServerPart): Promise<string | undefined> {
  const prerendered = await readSitePages(config);
  if (!config.pagesDir || prerendered.pages.size === 0) return undefined;
  return webServerPages(part, config.pagesDir, pageFiles(prerendered, securityHeaders(config).page));
}

/** `folder`: where the app puts the pages, PAGES_DIR. */
function webServerPages(part: WebServerPart, folder: string, files: PageFiles): string {
  const root = `${folder}/${files.mark}`;
  if (part === 'nginx-http') return nginxHttp(files);
  return part === 'nginx-server' ? nginxServer(root, files) : caddy(root, files);
}

const anyOf = ({ paths }: PageFiles) => paths.join('|');
const header = ([name, value]: [string, string]) => {
  if (/[$"\\{}`\n]/.test(value))
    throw new Error(`${name}: ${value} cannot be told to a web server as it is.`);
  return { name, value: `"${value}"` };
};
/** Those that are not the same on every answer, or that the server gives in a way of its own. */
const OWN_WAY = ['content-type', 'content-language'];
const fixedHeaders = ({ headers }: PageFiles) =>
  Object.entries(headers)
    .filter(([name]) => !OWN_WAY.includes(name))
    .map(header);

/** Where a request names languages, in one text: how it was fetched, then by the order of reader-language.ts. */
const asked = (fetched: string, [chosen, named, stored, accepted]: readonly string[]) =>
  `${fetched}|${chosen},${named},${stored},${named},${accepted}`;

/** The language to answer in, by that text: a navigation passes over the first place of the named one. */
const LANGUAGE_RULES = [
  ...LANGUAGES.map((language) => [`^navigate\\|(?:${language},|,[^,]*,,*${language})`, language] as const),
  ...LANGUAGES.map((language) => [`^[^|]*\\|,*${language}`, language] as const),
];
/** The language to remember, by what was chosen, what is stored and what the address names. */
const COOKIE_RULES = LANGUAGES.map(
  (language) => [`^(?:${language}:|::${language}$)`, languageCookie(language)] as const,
);

function nginxHttp(files: PageFiles): string {
  const map = (source: string, variable: string, rows: (readonly [string, string])[], otherwise = '""') =>
    [
      `map ${source} ${variable} {`,
      `  default ${otherwise};`,
      ...rows.map(([key, value]) => `  "${key}" ${value || '""'};`),
      '}',
    ].join('\n');
  const { chosen, named, stored, accepted } = LANGUAGE_PATTERNS;
  const places = ['$av_chosen', '$av_named', '$av_stored', '$av_accepted'];
  const address = `~^(?:GET|HEAD) (${anyOf(files)})(?:\\?|$)`;
  return `${[
    `# ${TOLD}`,
    map('$request_uri', '$av_chosen', [[`~${chosen}`, '$1']]),
    map('$request_uri', '$av_named', [[`~${named}`, '$1']]),
    map('$http_cookie', '$av_stored', [[`~${stored}`, '$1']]),
    map('$http_accept_language', '$av_accepted', [[`~*${accepted}`, '$1']]),
    map(
      `"${asked('$http_sec_fetch_mode', places)}"`,
      '$av_language',
      LANGUAGE_RULES.map(([rule, language]) => [`~*${rule}`, language]),
      DEFAULT_LANGUAGE,
    ),
    map(
      '"$av_chosen:$av_stored:$av_named"',
      '$av_language_cookie',
      COOKIE_RULES.map(([rule, cookie]) => [`~${rule}`, `"${cookie}"`]),
    ),
    map('$http_accept_encoding', '$av_encoding', [
      ['~\\bbr\\b(?!;\\s*q=0(?:\\.0+)?\\b)', 'br'],
      ['~\\bgzip\\b(?!;\\s*q=0(?:\\.0+)?\\b)', 'gzip'],
    ]),
    map('$av_encoding', '$av_ending', [
      ['br', '.br'],
      ['gzip', '.gz'],
    ]),
    '# Only what is asked for by an address as it stands in the list; all else is for the app.',
    map('"$request_method $request_uri"', '$av_page', [
      [`~^[A-Z]+ ${SHELF_PATTERN}`, ''],
      [address, '$1'],
    ]),
  ].join('\n')}\n`;
}

function nginxServer(root: string, files: PageFiles): string {
  return `# ${TOLD}
location ~ ^(?:${anyOf(files)})$ {
  root "${root}";
  try_files /$av_language$av_page.html$av_ending @av_app;
  types { }
  default_type "text/html; charset=utf-8";
  # The file is the compressed page already, and its moment means nothing but a tag.
  gzip off;
  max_ranges 0;
  add_header Last-Modified "";
  add_header Content-Encoding $av_encoding;
  add_header Content-Language $av_language;
  add_header Set-Cookie $av_language_cookie;
${fixedHeaders(files)
  .map(({ name, value }) => `  add_header ${name} ${value};`)
  .join('\n')}
}
location @av_app {
  proxy_pass http://av_nodes;
}
`;
}

function caddy(root: string, files: PageFiles): string {
  const map = (source: string, variable: string, rows: (readonly [string, string])[], otherwise = '""') =>
    [
      `map ${source} {${variable}} {`,
      ...rows.map(([key, value]) => `\t\`~${key}\` \`${value}\``),
      `\tdefault ${otherwise}`,
      '}',
    ].join('\n');
  const { chosen, named, stored, accepted } = LANGUAGE_PATTERNS;
  // As Caddy writes what the brackets of a pattern held.
  const first = `$${'{1}'}`;
  const places = ['{av_chosen}', '{av_named}', '{av_stored}', '{av_accepted}'];
  return `${[
    `# ${TOLD}`,
    map('{http.request.uri}', 'av_chosen', [[chosen, first]]),
    map('{http.request.uri}', 'av_named', [[named, first]]),
    map('{http.request.header.Cookie}', 'av_stored', [[stored, first]]),
    map('{http.request.header.Accept-Language}', 'av_accepted', [[`(?i)${accepted}`, first]]),
    map(
      `"${asked('{http.request.header.Sec-Fetch-Mode}', places)}"`,
      'av_language',
      LANGUAGE_RULES.map(([rule, language]) => [`(?i)${rule}`, language]),
      DEFAULT_LANGUAGE,
    ),
    map('"{av_chosen}:{av_stored}:{av_named}"', 'av_language_cookie', COOKIE_RULES),
    `@av_page {
	method GET HEAD
	vars_regexp {http.request.uri} ^(?:${anyOf(files)})(?:\\?|$)
	not vars_regexp {http.request.uri} ^${SHELF_PATTERN}
	file {
		root "${root}"
		try_files /{av_language}{path}.html
	}
}
handle @av_page {
	root * "${root}"
	rewrite * {http.matchers.file.relative}
	@av_remembers not vars {av_language_cookie} ""
	header @av_remembers Set-Cookie {av_language_cookie}
	header {
		defer
		-Last-Modified
		-Accept-Ranges
		content-type "text/html; charset=utf-8"
		content-language {av_language}
${fixedHeaders(files)
  .map(({ name, value }) => `\t\t${name} ${value}`)
  .join('\n')}
	}
	file_server {
		precompressed br gzip
	}
}`,
  ].join('\n')}\n`;
}
