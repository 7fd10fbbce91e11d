/**
 * The one-way rule of ARCHITECTURE.md, as lint. A new feature is guarded from birth: web features are strangers
 * by pattern, and a server feature that is not in `MAY_USE` may use no other.
 */
const MAY_USE = {
  accounts: [],
  uploads: ['accounts'],
  chat: ['uploads', 'accounts'],
  quotes: ['chat', 'accounts'],
  dispatch: ['chat', 'accounts'],
  payments: ['quotes', 'chat', 'accounts'],
  receipts: ['payments', 'chat'],
  push: ['chat', 'accounts'],
  presence: ['chat', 'accounts'],
  'office-log': ['accounts'],
  'saved-replies': ['accounts'],
  customers: ['dispatch', 'payments', 'quotes', 'chat', 'accounts'],
  privacy: ['chat', 'accounts'],
};
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
    denyCode(
      'only-main-starts-tools',
      { path: APP_CODE, pathNot: `(${TESTS}|^server/main\\.ts$)` },
      { path: '^tools/' },
    ),

    denyCode('shared-is-the-floor', { path: '^shared/' }, { pathNot: '^(shared/|node_modules/typebox/)' }),
    denyCode('content-holds-words-only', { path: '^content/' }, { pathNot: '^(content|shared)/' }),

    deny('web-never-server', { path: '^web/' }, { path: '^(server|tools)/' }),
    deny('server-never-web', { path: '^server/' }, { path: '^web/' }),

    denyCode(
      'web-features-are-strangers',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
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
      { path: '^server/features/([^/]+)/(?!index\\.ts$)' },
    ),
    denyCode(
      'sql-lives-in-stores',
      { path: '^server/features/', pathNot: `(${TESTS}|\\.store\\.ts$)` },
      { path: '^server/platform/db\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    ...Object.entries(MAY_USE).map(([feature, used]) =>
      denyCode(
        `${feature}-may-only-use`,
        { path: `^server/features/${feature}/` },
        { path: '^server/features/', pathNot: `^server/features/(${[feature, ...used].join('|')})/` },
      ),
    ),
    denyCode(
      'unlisted-features-stand-alone',
      {
        path: '^server/features/([^/]+)/',
        pathNot: `(${TESTS}|^server/features/(${Object.keys(MAY_USE).join('|')})/)`,
      },
      { path: '^server/features/', pathNot: '^server/features/$1/' },
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
