import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../project.ts';
import { SETTINGS, type Setting } from './settings.ts';

const STORES = { functions: 'functions/.env', web: 'web/.env', secret: 'Secret Manager' } as const;

function rowOf({ name, store, purpose, source, default: fallback }: Setting): string {
  const shown = fallback === undefined ? 'none' : fallback || 'empty';
  return `| ${[`\`${name}\``, STORES[store], purpose, source, shown].join(' | ')} |`;
}

it('the deployment guide contains the table of all settings', () => {
  const head = ['| setting | stored in | what for | from | default |', '|---|---|---|---|---|'];
  expect(readFileSync(join(REPOSITORY, 'docs', 'deploy.md'), 'utf8')).toContain(
    [...head, ...SETTINGS.map(rowOf)].join('\n'),
  );
});
