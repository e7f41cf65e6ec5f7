import { describe, expect, it } from 'vitest';
import { findWrongImports } from './find-wrong-imports.ts';

const findIn = (path: string, source: string) => findWrongImports([{ path, source }]);

describe('a forbidden import', () => {
  it.each([
    ['domain from functions', 'domain/src/staff/a.ts', '../../../functions/src/platform/clock.ts'],
    ['domain from web', 'domain/src/staff/a.ts', '../../../web/src/ui/a.ts'],
    ['i18n from domain', 'i18n/src/a.ts', '@prayer-community/domain/staff/role'],
    ['a feature from another feature', 'web/src/features/settings/parts/a.tsx', '../../insights/b.tsx'],
    [
      'a feature from another whose name starts the same way',
      'web/src/features/circle/a.ts',
      '../circles/b.ts',
    ],
    ['a feature from the app', 'web/src/features/settings/a.ts', '../../app/app.tsx'],
    ['a shared web part from a feature', 'web/src/ui/a.tsx', '../features/settings/b.tsx'],
    ['web from functions', 'web/src/ui/a.ts', '../../../functions/src/platform/clock.ts'],
    ['a capability from another capability', 'functions/src/retention/a.ts', '../team-members/b.ts'],
    ['a capability from the functions root', 'functions/src/retention/a.ts', '../senders.ts'],
    ['messaging from a capability', 'functions/src/messaging/a.ts', '../notifications/b.ts'],
    ['data from messaging', 'functions/src/data/migrations/a.ts', '../../messaging/mail.ts'],
    ['platform from data', 'functions/src/platform/a.ts', '../data/request.ts'],
    ['the product from a tool', 'functions/src/retention/a.ts', '../../../tools/project.ts'],
    ['the functions root from a script', 'functions/src/index.ts', '../../scripts/seed.ts'],
    ['the product from test support code', 'functions/src/retention/a.ts', '../testing/backup.ts'],
    ['a tool from a benchmark', 'tools/dev/a.ts', '../../bench/load/b.ts'],
    ['a tool from a script', 'tools/dev/a.ts', '../../scripts/seed.ts'],
  ])('is reported when made by %s', (_what, path, specifier) => {
    expect(findIn(path, `import { b } from '${specifier}';`)).not.toEqual([]);
  });

  it.each([
    ['a type', "import type { B } from '../b/b.ts';"],
    ['one type among several names', "import { a, type B } from '../b/b.ts';"],
    ['names on several lines', "import {\n  a,\n  b,\n} from '../b/b.ts';"],
    ['a re-exported name', "export { b } from '../b/b.ts';"],
    ['a module for its side effects', "import '../b/b.ts';"],
    ['a module at run time', "const b = await import('../b/b.ts');"],
    ['a type through an import expression', "type B = import('../b/b.ts').B;"],
  ])('is reported when it is an import of %s', (_what, source) => {
    expect(findIn('functions/src/a/a.ts', source)).toEqual([
      'functions/src/a/a.ts imports functions/src/b/b.ts: a capability imports of functions only itself, data, messaging and platform',
    ]);
  });
});

describe('an allowed import', () => {
  it.each([
    ['a capability from itself', 'functions/src/retention/a.ts', './b.ts'],
    ['a capability from data', 'functions/src/retention/a.ts', '../data/request.ts'],
    ['a capability from domain', 'functions/src/retention/a.ts', '@prayer-community/domain/collections'],
    ['domain from i18n', 'domain/src/staff/a.ts', '@prayer-community/i18n/text'],
    ['a feature from i18n', 'web/src/features/settings/a.tsx', '@prayer-community/i18n/text'],
    ['a capability from a package', 'functions/src/retention/a.ts', 'firebase-admin/firestore'],
    ['the functions root from a capability', 'functions/src/index.ts', './retention/purge-expired.ts'],
    ['a test from another capability', 'functions/src/retention/a.test.ts', '../team-members/b.ts'],
    ['a feature from shared web code', 'web/src/features/settings/a.tsx', '../../ui/b.tsx'],
    ['the app from a feature', 'web/src/app/a.tsx', '../features/settings/b.tsx'],
    ['a script from a tool', 'scripts/dev.ts', '../tools/project.ts'],
    ['a tool from functions', 'tools/dev/a.ts', '../../functions/src/platform/clock.ts'],
  ])('is not reported when made by %s', (_what, path, specifier) => {
    expect(findIn(path, `import { b } from '${specifier}';`)).toEqual([]);
  });
});
