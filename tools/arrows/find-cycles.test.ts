import { expect, it } from 'vitest';
import { findCycles } from './find-cycles.ts';

const module = (path: string, imported: string) => ({ path, source: `import { b } from '${imported}';` });

it('findCycles reports folders that import each other', () => {
  const modules = [
    module('domain/src/auth/a.ts', '../staff/b.ts'),
    module('domain/src/staff/b.ts', '../auth/c.ts'),
  ];
  expect(findCycles(modules)).toEqual(['domain/src: auth → staff → auth']);
});

it('findCycles reports a cycle across several folders but not imports of the domain', () => {
  const modules = [
    module('web/src/app/a.tsx', '../ui/b.tsx'),
    module('web/src/ui/b.tsx', '../firebase/c.ts'),
    module('web/src/firebase/c.ts', '../ui/d.ts'),
    module('functions/src/replies/a.ts', '@prayer-community/domain/replies/b'),
  ];
  expect(findCycles(modules)).toEqual(['web/src: ui → firebase → ui']);
});

it('findCycles allows one-way imports, imports within a folder, and imports by tests', () => {
  const modules = [
    module('domain/src/auth/a.ts', '../staff/b.ts'),
    module('domain/src/staff/b.ts', './c.ts'),
    module('domain/src/staff/b.test.ts', '../auth/a.ts'),
    module('domain/src/limits.ts', './auth/a.ts'),
  ];
  expect(findCycles(modules)).toEqual([]);
});
