import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{shared,server,web,tools,content}/**/*.test.{ts,tsx}', 'tests/integration/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'forks',
    // The suite drives real servers; more than this and they wait for each other on a small machine.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // How soon is not what a poll asks; its own default of one second is a busy machine's pause.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // A test left on .only would silence its neighbours.
    allowOnly: false,
  },
});
