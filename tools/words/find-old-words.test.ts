import { describe, expect, it } from 'vitest';
import { findOldWords } from './find-old-words.ts';

const findIn = (path: string, source = '') => findOldWords([{ path, source }]);

describe('an old word', () => {
  it.each([
    ['a file', 'web/src/kept-feed.ts', '', 'kept-feed'],
    ['a test', 'web/src/kept-feed.test.ts', '', 'kept-feed'],
    ['a folder', 'web/src/told/request.ts', '', 'told'],
    ['a function', 'a.ts', 'export async function tendClock() {}', 'tendClock'],
    ['a constant', 'a.ts', 'const KEPT_FEED = 1;', 'KEPT_FEED'],
    ['a local variable', 'a.ts', 'function read() {\n  const keptIds = 1;\n}', 'keptIds'],
    ['a type', 'a.ts', 'import x from "y";\nexport type HTTPGate = 1;', 'HTTPGate'],
  ])('is found in the name of %s', (_what, path, source, name) => {
    expect(findIn(path, source)).toEqual([expect.stringContaining(`"${name}"`)]);
  });

  it('is reported with its path and the terms to choose from', () => {
    expect(findIn('web/use-wish.ts')).toEqual(['web/use-wish.ts: "use-wish" says "wish": input, preference']);
  });

  it.each([
    ['a longer word', 'domain/src/insights.ts', 'export const withdrawn = 1;'],
    ['a string', 'a.ts', "export const TITLE = 'told';"],
  ])('is not found in %s', (_what, path, source) => {
    expect(findIn(path, source)).toEqual([]);
  });
});
