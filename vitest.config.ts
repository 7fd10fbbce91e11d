import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { guide } from './web/build/guide/plugin.ts';

/** Processes, crashes and several apps at once: minutes. */
const LONG = ['tests/integration/**/*.test.ts', 'server/platform/embedded-postgres/**/*.test.ts'];

/**
 * Tests of a page. The modules of the web remember what one page knows (its language, its toasts), and a module that was
 * replaced stays replaced: each of these files has a window of its own, in a thread that has read jsdom once (a thread for
 * each of a hundred files cost three times the processor).
 */
const PAGE = globSync('web/**/*.test.{ts,tsx}').filter((file) =>
  /@vitest-environment jsdom|vi\.mock\(|vi\.resetModules\(/.test(readFileSync(file, 'utf8')),
);

/** A window's own `location` cannot be replaced; the copy of it that a thread of jsdom has can. */
const LEAVING = PAGE.filter((file) => /vi\.stubGlobal\('location'/.test(readFileSync(file, 'utf8')));

/** What a test starts a database, an app, a server or a process by; `npm run check` leaves these files to `npm test`. */
const STARTERS =
  /tests\/support\/(?!client|eventually|shipped-content|articles)|node:child_process|\.listen\(|createServer\(|startPaymentSandbox|limited-process|workbook-process|'\.\/images\.ts'/;
const SERVER = globSync('{server,tools,web}/**/*.test.{ts,tsx}').filter(
  (file) => !PAGE.includes(file) && STARTERS.test(readFileSync(file, 'utf8')),
);

/** The build draws small pictures of the banners, which takes a second that no test has a use for. */
const noLightPictures = {
  name: 'no-light-pictures',
  resolveId: (id: string) => (id === 'virtual:light-pictures' ? '\0no-light-pictures' : undefined),
  load: (id: string) => (id === '\0no-light-pictures' ? 'export const LIGHT_PICTURES = {};' : undefined),
};

/** A PostgreSQL for the run. */
const SERVERS = ['tests/support/global-setup.ts'];

/** Whatever starts servers is tried once more, as a journey is; the end of the run names it `flaky:`. */
const TRIED_AGAIN = { globalSetup: SERVERS, setupFiles: ['tests/support/quick-hashes.ts'], retry: 1 };

/** As a page of the office has them (web/entry-app.tsx, web/index.html). */
const WITH_WORDS = { setupFiles: ['web/lib/office/strings.ts', 'tests/support/page-content.ts'] };

/** One for all projects: it compiles the guide, which takes seconds. */
const GUIDE = guide();

export default defineConfig({
  test: {
    // The suite drives real servers; more than this and they wait for each other on a small machine.
    maxWorkers: 2,
    // Tests read these as files: no import leads `npm run check` from the one to the other.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/content/**/*.{md,json,svg}'],
    // A test left on .only would silence its neighbours.
    allowOnly: false,
    projects: [
      // What the server knows lies in a context: files that share a process read the product once, and meet nothing of each other.
      project('unit', {
        include: ['{shared,server,web,tools,content}/**/*.test.{ts,tsx}'],
        exclude: [...LONG, ...PAGE, ...SERVER],
        isolate: false,
      }),
      project('server', { include: SERVER, exclude: LONG, isolate: false, ...TRIED_AGAIN }),
      project('page', { ...WITH_WORDS, include: PAGE, exclude: LEAVING, pool: 'vmThreads' }),
      project('page-leaving', { ...WITH_WORDS, include: LEAVING, pool: 'threads' }),
      project('long', { include: LONG, isolate: false, ...TRIED_AGAIN }),
    ],
  },
});

function project(
  name: string,
  files: Pick<
    NonNullable<TestProjectInlineConfiguration['test']>,
    'include' | 'exclude' | 'isolate' | 'globalSetup' | 'setupFiles' | 'pool' | 'retry'
  >,
): TestProjectInlineConfiguration {
  return {
    plugins: [react(), noLightPictures, GUIDE],
    test: {
      name,
      pool: 'forks',
      ...files,
      // For what hangs: a wait that is met costs nothing, and a busy machine is twenty times slower.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // How soon is not what a poll asks; its own default of one second is a busy machine's pause.
      expect: { poll: { timeout: 20_000 } },
      // The renderer of documents, 2.7 MB of finished code: to transform it takes seconds, for every file that draws a page.
      server: { deps: { external: [/\/dist\/server\//] } },
      restoreMocks: true,
      unstubGlobals: true,
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  };
}
