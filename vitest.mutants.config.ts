import { defineConfig } from 'vitest/config';
import whole from './vitest.config.ts';

/** Of `npm run mutants`: the crash tests take minutes, and would for each change. */
const LEFT_OUT = process.env.MUTANTS === 'unit' ? ['server', 'page', 'long'] : ['long'];

const { projects = [] } = whole.test ?? {};
const isPlayed = (project: (typeof projects)[number]) =>
  typeof project === 'object' && 'test' in project && !LEFT_OUT.includes(String(project.test?.name));

export default defineConfig({ test: { ...whole.test, projects: projects.filter(isPlayed) } });
