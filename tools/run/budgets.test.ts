import { describe, expect, it } from 'vitest';
import { BUDGET, crowdedFolders, overBudget } from './budgets.mjs';

const lines = (count: number) => '  call();\n'.repeat(count);

describe('the budget lint', () => {
  it('accepts a file and a function that just fit', () => {
    expect(overBudget('server/fits.ts', `function fits() {\n${lines(BUDGET.function - 2)}}\n`)).toEqual([]);
    expect(overBudget('server/fits.ts', lines(BUDGET.file))).toEqual([]);
  });

  it('names a function that is too long, where it begins, be it declared, assigned or a method', () => {
    const body = `{\n${lines(BUDGET.function - 1)}}`;
    expect(overBudget('web/a.tsx', `\nexport function tall() ${body}`)).toEqual([
      `web/a.tsx:2  function tall has ${BUDGET.function + 1} lines, more than ${BUDGET.function}`,
    ]);
    expect(overBudget('web/a.ts', `const tall = async () => ${body};`)[0]).toContain('function tall');
    expect(overBudget('web/a.ts', `class A { tall() ${body} }`)[0]).toContain('function tall');
  });

  it('names a file that is too long', () => {
    expect(overBudget('tools/b.mjs', lines(BUDGET.file + 1))).toEqual([
      `tools/b.mjs:1  the file has ${BUDGET.file + 1} lines, more than ${BUDGET.file}`,
    ]);
  });

  it('leaves content and tests alone', () => {
    const long = lines(BUDGET.file + 1);
    for (const path of ['content/catalogue.ts', 'server/x.test.ts', 'tests/e2e/a.spec.ts']) {
      expect(overBudget(path, long)).toEqual([]);
    }
  });

  it('names a folder with too many files and a file too deep, and counts no tests', () => {
    const files = (count: number) => Array.from({ length: count }, (_, index) => `web/ui/F${index}.tsx`);
    expect(crowdedFolders([...files(BUDGET.folder), 'web/ui/F0.test.tsx', 'tests/e2e/a/b/c/d.ts'])).toEqual(
      [],
    );
    expect(crowdedFolders([...files(BUDGET.folder), 'web/ui/F.module.css'])).toEqual([
      `web/ui/  holds ${BUDGET.folder + 1} files, more than ${BUDGET.folder}`,
    ]);
    expect(crowdedFolders(['web/features/chat/thread/rows/Row.tsx'])).toEqual([
      `web/features/chat/thread/rows/Row.tsx:1  lies more than ${BUDGET.levels} folders deep`,
    ]);
  });
});
