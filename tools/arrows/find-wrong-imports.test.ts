import { describe, expect, it } from 'vitest';
import { findWrongImports } from './find-wrong-imports.ts';

const findIn = (path: string, source: string) => findWrongImports([{ path, source }]);

describe('a forbidden import', () => {
  it.each([
    ['domain of functions', 'domain/src/staff/a.ts', '../../../functions/src/platform/clock.ts'],
    ['domain of the web', 'domain/src/staff/a.ts', '../../../web/src/ui/a.ts'],
    ['texts of domain', 'i18n/src/a.ts', '@prayer-community/domain/staff/role'],
    ['a feature of another', 'web/src/features/settings/parts/a.tsx', '../../insights/b.tsx'],
    ['a feature of one that begins alike', 'web/src/features/circle/a.ts', '../circles/b.ts'],
    ['a feature of the app', 'web/src/features/settings/a.ts', '../../app/app.tsx'],
    ['a shared part of a feature', 'web/src/ui/a.tsx', '../features/settings/b.tsx'],
    ['web of functions', 'web/src/ui/a.ts', '../../../functions/src/platform/clock.ts'],
    ['a capability of another', 'functions/src/retention/a.ts', '../team-members/b.ts'],
    ['a capability of the root', 'functions/src/retention/a.ts', '../senders.ts'],
    ['messaging of a capability', 'functions/src/messaging/a.ts', '../notifications/b.ts'],
    ['data of messaging', 'functions/src/data/migrations/a.ts', '../../messaging/mail.ts'],
    ['platform of data', 'functions/src/platform/a.ts', '../data/request.ts'],
    ['the product of a tool', 'functions/src/retention/a.ts', '../../../tools/project.ts'],
    ['the root of the product of a script', 'functions/src/index.ts', '../../scripts/seed.ts'],
    ['the product of what tests use', 'functions/src/retention/a.ts', '../testing/backup.ts'],
    ['tools of a benchmark', 'tools/dev/a.ts', '../../bench/load/b.ts'],
    ['tools of a script', 'tools/dev/a.ts', '../../scripts/seed.ts'],
  ])('is reported when made by %s', (_what, path, specifier) => {
    expect(findIn(path, `import { b } from '${specifier}';`)).not.toEqual([]);
  });

  it.each([
    ['a type', "import type { B } from '../b/b.ts';"],
    ['one type of several', "import { a, type B } from '../b/b.ts';"],
    ['several lines', "import {\n  a,\n  b,\n} from '../b/b.ts';"],
    ['an export', "export { b } from '../b/b.ts';"],
    ['an effect', "import '../b/b.ts';"],
    ['a later moment', "const b = await import('../b/b.ts');"],
    ['a type of a module', "type B = import('../b/b.ts').B;"],
  ])('is reported when it is an import of %s', (_what, source) => {
    expect(findIn('functions/src/a/a.ts', source)).toEqual([
      'functions/src/a/a.ts imports functions/src/b/b.ts: a capability imports of functions only itself, data, messaging and platform',
    ]);
  });
});

describe('an allowed import', () => {
  it.each([
    ['a capability of itself', 'functions/src/retention/a.ts', './b.ts'],
    ['a capability of data', 'functions/src/retention/a.ts', '../data/request.ts'],
    ['a capability of domain', 'functions/src/retention/a.ts', '@prayer-community/domain/collections'],
    ['domain of texts', 'domain/src/staff/a.ts', '@prayer-community/i18n/text'],
    ['a feature of texts', 'web/src/features/settings/a.tsx', '@prayer-community/i18n/text'],
    ['a capability of a package', 'functions/src/retention/a.ts', 'firebase-admin/firestore'],
    ['the root of a capability', 'functions/src/index.ts', './retention/purge-expired.ts'],
    ['a test of another capability', 'functions/src/retention/a.test.ts', '../team-members/b.ts'],
    ['a feature of what features share', 'web/src/features/settings/a.tsx', '../../ui/b.tsx'],
    ['the app of a feature', 'web/src/app/a.tsx', '../features/settings/b.tsx'],
    ['a script of a tool', 'scripts/dev.ts', '../tools/project.ts'],
    ['a tool of functions', 'tools/dev/a.ts', '../../functions/src/platform/clock.ts'],
  ])('is not reported when made by %s', (_what, path, specifier) => {
    expect(findIn(path, `import { b } from '${specifier}';`)).toEqual([]);
  });
});
