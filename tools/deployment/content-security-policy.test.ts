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

it('lets a script of another origin come from an exact path alone: /recaptcha/ holds more than reCAPTCHA', () => {
  const elsewhere = shippedPolicy()
    .get('script-src')
    ?.filter((source) => source.startsWith('https:'));

  expect(elsewhere).toEqual([
    'https://www.google.com/recaptcha/enterprise.js',
    // Contains only releases of that script, each under its own name.
    'https://www.gstatic.com/recaptcha/releases/',
  ]);
});

it.each(['connect-src', 'frame-src'])('names the paths of reCAPTCHA Enterprise alone in %s', (name) => {
  const recaptcha = shippedPolicy()
    .get(name)
    ?.filter((source) => source.includes('recaptcha'));

  expect(recaptcha?.length).toBeGreaterThan(0);
  expect(recaptcha?.filter((source) => !source.endsWith('/recaptcha/enterprise/'))).toEqual([]);
});
