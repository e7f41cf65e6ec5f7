import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { REPOSITORY } from '../project.ts';
import { hostingHeadersSchema } from './embed-headers.ts';

const firebaseJsonSchema = z.looseObject({ hosting: z.looseObject({ headers: hostingHeadersSchema }) });

function shippedPolicy(): Map<string, string[]> {
  const text = readFileSync(join(REPOSITORY, 'firebase.json'), 'utf8');
  const { hosting } = firebaseJsonSchema.parse(JSON.parse(text));
  const policy = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  const directives = (policy?.value ?? '').split('; ').map((directive) => directive.split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

it('script-src allows other origins only by specific path, because /recaptcha/ serves more than reCAPTCHA', () => {
  const elsewhere = shippedPolicy()
    .get('script-src')
    ?.filter((source) => source.startsWith('https:'));

  expect(elsewhere).toEqual([
    'https://www.google.com/recaptcha/enterprise.js',
    // Contains only releases of that script, each under its own name.
    'https://www.gstatic.com/recaptcha/releases/',
  ]);
});

it.each(['connect-src', 'frame-src'])(
  'the only reCAPTCHA paths in %s are those of reCAPTCHA Enterprise',
  (name) => {
    const recaptcha = shippedPolicy()
      .get(name)
      ?.filter((source) => source.includes('recaptcha'));

    expect(recaptcha?.length).toBeGreaterThan(0);
    expect(recaptcha?.filter((source) => !source.endsWith('/recaptcha/enterprise/'))).toEqual([]);
  },
);
