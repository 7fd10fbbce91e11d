const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * The one-way rule of ARCHITECTURE.md, as lint. A new feature is guarded from birth: web features are strangers by
 * pattern, and a server feature may use what its `feature.ts` declares. That is read as text: this file is CommonJS and
 * cannot import TypeScript.
 */
const MAY_USE = Object.fromEntries(
  readdirSync(path.join(__dirname, 'server/features')).map((name) => {
    const declared = readFileSync(path.join(__dirname, 'server/features', name, 'feature.ts'), 'utf8');
    const uses = /^ {2}uses: \[([^\]]*)\]/m.exec(declared)?.[1];
    if (uses === undefined) throw new Error(`server/features/${name}/feature.ts does not say what it uses`);
    return [name, uses.match(/[\w-]+/g) ?? []];
  }),
);
/** The rooms of the largest web feature, from the floor up: each may use those before it. */
const CHAT_ROOMS = [
  'model',
  'voice',
  'sync',
  'outbox',
  'live',
  'message',
  'photos',
  'composer',
  'actions',
  'thread',
  'stale-draft',
  'inbox-store',
  'inbox-rows',
  'inbox-search',
  'inbox-actions',
  'inbox',
  'unread',
];
const TESTS = '(^tests/|\\.test\\.tsx?$)';
const APP_CODE = '^(shared|content|server|web)/';

const deny = (name, from, to) => ({ name, severity: 'error', from, to });
/** A rule about the product itself; its tests may look anywhere. */
const denyCode = (name, from, to) => deny(name, { pathNot: TESTS, ...from }, to);

module.exports = {
  forbidden: [
    deny('no-cycles', {}, { circular: true }),
    // Our own build plugins' modules are made, not found.
    deny('no-unresolved', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    denyCode('code-never-tests', {}, { path: TESTS }),
    denyCode('product-never-tools', { path: APP_CODE }, { path: '^tools/' }),

    // The provider's own client is the yardstick of one contract test; the product calls plain HTTP.
    deny(
      'official-payment-client-in-its-test-alone',
      { pathNot: '^(server/partners/payment-gateway/sandbox/official-client\\.test\\.ts$|node_modules/)' },
      { path: '(^|/)node_modules/(@phonepe-pg|class-transformer|class-validator|axios)(/|$)' },
    ),

    denyCode('shared-is-the-floor', { path: '^shared/' }, { pathNot: '^(shared/|node_modules/typebox/)' }),
    denyCode('content-holds-words-only', { path: '^content/' }, { pathNot: '^(content|shared)/' }),

    // What the owner edits is read from the content in force (`ctx.content`, the shell, the renderer); these are its first state.
    denyCode(
      'shipped-content-is-read-once',
      {
        path: '^(shared|server|web)/',
        pathNot: `(${TESTS}|^server/(content-in-force|sample-content|config)\\.ts$)`,
      },
      { path: '^content/(business|catalogue|stories)\\.ts$' },
    ),

    deny('web-never-server', { path: '^web/' }, { path: '^(server|tools)/' }),
    // The schema library is 10 kB on a phone; types cost nothing, and figures and names stand apart from the schemas. The
    // owner's desk is drawn by the schemas of what it edits, and no farmer's page loads it.
    denyCode(
      'web-carries-no-schemas',
      { path: '^web/', pathNot: '^web/(build/|entry-server|features/content/)' },
      {
        path: '^shared/contract/',
        pathNot: '^shared/contract/(chat-limits|chat-list-limits|by-kind)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    deny('server-never-web', { path: '^server/' }, { path: '^web/' }),

    denyCode(
      'web-features-are-strangers',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    ...CHAT_ROOMS.map((room, floor) =>
      denyCode(
        `chat-${room}-stands-on-those-before`,
        { path: `^web/features/chat/${room}/` },
        { path: `^web/features/chat/([^/]+$|(${CHAT_ROOMS.slice(floor + 1).join('|') || 'none'})/)` },
      ),
    ),
    deny('web-flows-down', { path: '^web/(ui|lib)/' }, { path: '^web/(features|pages)/' }),
    deny('features-below-pages', { path: '^web/features/' }, { path: '^web/pages/' }),
    deny('pages-below-entries', { path: '^web/[^/]+/' }, { path: '^web/(entry-|routes\\.)' }),

    denyCode(
      'platform-below-all',
      { path: '^server/platform/' },
      { path: '^server/(?!platform/|config\\.ts$)' },
    ),
    denyCode(
      'partners-below-features',
      { path: '^server/partners/' },
      { path: '^server/(?!platform/|partners/|config\\.ts$)' },
    ),
    // Settings are passed down as values; below the app only their types are known.
    denyCode(
      'settings-are-handed-down',
      { path: '^server/(platform|partners|features)/' },
      { path: '^server/config\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    denyCode(
      'app-is-the-top',
      { path: '^server/features/' },
      { path: '^server/(app|main|home-database)\\.ts$' },
    ),
    denyCode('context-is-types', { path: '^server/context\\.ts$' }, { dependencyTypesNot: ['type-only'] }),
    denyCode(
      'front-door-only',
      { path: '^server/features/([^/]+)/' },
      { path: '^server/features/([^/]+)/(?!index\\.ts$)', pathNot: '^server/features/$1/' },
    ),
    denyCode(
      'app-uses-front-doors',
      { path: '^server/[^/]+\\.ts$' },
      { path: '^server/features/([^/]+)/(?!(index|feature)\\.ts$)' },
    ),
    denyCode(
      'sql-lives-in-stores',
      { path: '^server/features/', pathNot: `(${TESTS}|\\.store\\.ts$)` },
      { path: '^server/platform/database/db\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    ...Object.entries(MAY_USE).map(([feature, used]) =>
      denyCode(
        `${feature}-may-only-use`,
        { path: `^server/features/${feature}/` },
        { path: '^server/features/', pathNot: `^server/features/(${[feature, ...used].join('|')})/` },
      ),
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
    exclude: { path: '\\.(css|svg|png|webp|woff2)$' },
  },
};
