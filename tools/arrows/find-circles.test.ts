import { expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';

const module = (path: string, imported: string) => ({ path, source: `import { b } from '${imported}';` });

it('findCircles reports folders that import each other', () => {
  const modules = [
    module('domain/src/auth/a.ts', '../staff/b.ts'),
    module('domain/src/staff/b.ts', '../auth/c.ts'),
  ];
  expect(findCircles(modules)).toEqual(['domain/src: auth → staff → auth']);
});

it('findCircles reports a cycle across several folders but not imports of the domain', () => {
  const modules = [
    module('web/src/app/a.tsx', '../ui/b.tsx'),
    module('web/src/ui/b.tsx', '../firebase/c.ts'),
    module('web/src/firebase/c.ts', '../ui/d.ts'),
    module('functions/src/replies/a.ts', '@prayer-community/domain/replies/b'),
  ];
  expect(findCircles(modules)).toEqual(['web/src: ui → firebase → ui']);
});

it('findCircles allows one-way imports, imports within a folder, and imports by tests', () => {
  const modules = [
    module('domain/src/auth/a.ts', '../staff/b.ts'),
    module('domain/src/staff/b.ts', './c.ts'),
    module('domain/src/staff/b.test.ts', '../auth/a.ts'),
    module('domain/src/limits.ts', './auth/a.ts'),
  ];
  expect(findCircles(modules)).toEqual([]);
});
