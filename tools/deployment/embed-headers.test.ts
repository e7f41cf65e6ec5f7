import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { REPOSITORY } from '../project.ts';
import { hostingHeadersSchema, originsOf, withEmbedOrigins } from './embed-headers.ts';

const CHURCH = 'https://www.our-church.org';

const { hosting } = z
  .object({ hosting: z.object({ headers: hostingHeadersSchema }) })
  .parse(JSON.parse(readFileSync(join(REPOSITORY, 'firebase.json'), 'utf8')));

const policies = (headers: typeof hosting.headers) =>
  headers.flatMap(({ source, headers: own }) =>
    own.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => ({ source, value })),
  );

it('no site may frame any page if no origins are configured', () => {
  expect(withEmbedOrigins(hosting.headers, [])).toEqual(hosting.headers);
  expect(policies(hosting.headers)).toHaveLength(1);
});

it('the configured origins may frame one page, which otherwise keeps its policy', () => {
  const [everywhere] = policies(hosting.headers);
  const value = everywhere?.value.replace(
    "frame-ancestors 'none'",
    'frame-ancestors https://www.our-church.org https://our-church.org',
  );
  const embed = ['/embed', '/embed.html'].map((source) => ({ source, value }));

  // Before and after the rule for all pages, because which of two matching rules wins is not documented.
  expect(policies(withEmbedOrigins(hosting.headers, [CHURCH, 'https://our-church.org']))).toEqual([
    ...embed,
    everywhere,
    ...embed,
  ]);
});

it('withEmbedOrigins throws if the site has no content security policy', () => {
  expect(() => withEmbedOrigins([{ source: '**', headers: [] }], [CHURCH])).toThrow('firebase.json');
});

it.each([
  [undefined, []],
  ['', []],
  [` ${CHURCH}  https://our-church.org `, [CHURCH, 'https://our-church.org']],
])('originsOf(%j) returns %j', (setting, origins) => {
  expect(originsOf(setting)).toEqual(origins);
});
