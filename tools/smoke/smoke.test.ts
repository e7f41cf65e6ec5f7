import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { MANIFEST_PATH } from '@prayer-community/domain/settings/site-identity';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LOCAL_HOST, REPOSITORY } from '../project.ts';
import { SMOKE_CHECKS, type SmokeTarget, smoke, smokeTarget } from './smoke.ts';

/** The current fault of the simulated project. Empty for none. */
let fault = '';
let server: Server;
let target: SmokeTarget;

const CHURCH = 'https://www.our-church.org';

const HEADERS = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
};

/** The headers that a rule for the path replaces, each with the fault that leaves the general one. */
const REPLACED_HEADERS = [
  { path: '/embed', fault: 'framing', name: 'content-security-policy', value: `frame-ancestors ${CHURCH}` },
  { path: MANIFEST_PATH, fault: 'cached identity', name: 'cache-control', value: 'public, max-age=60' },
  { path: '/assets/index-1.js', fault: 'cached asset', name: 'cache-control', value: 'public, immutable' },
];

function headersOf(path: string): [name: string, value: string][] {
  const general = Object.entries(HEADERS).filter(([name]) => name !== fault);
  const replaced = REPLACED_HEADERS.filter((rule) => rule.path === path && rule.fault !== fault);
  return [...general, ...replaced.map(({ name, value }): [string, string] => [name, value])];
}

function bodyOf(path: string): string {
  return path === MANIFEST_PATH && fault !== 'identity'
    ? '{"start_url":"/"}'
    : '<script src="/assets/index-1.js"></script><div id="root"></div>';
}

function answerTo(method: string, path: string, referrer: string): number {
  if (path.startsWith('/validateCredentials')) {
    return fault === 'callable' ? 404 : 400;
  }
  if (path.includes('/documents/')) {
    return fault === 'read' ? 200 : 403;
  }
  if (path.includes('accounts:lookup')) {
    const isForeign = referrer.includes('not-our-church');
    return (isForeign && fault !== 'foreign key') || (!isForeign && fault === 'own key') ? 403 : 400;
  }
  if (path === '/mail/unsubscribe') {
    return fault === 'mail' ? 200 : 400;
  }
  if (path === '/siteIdentity') {
    return fault === 'closed function' ? 403 : 404;
  }
  return method === 'GET' && fault === path ? 500 : 200;
}

/** The origin whose pages may use an answer. Null for none. */
function allowedOrigin(path: string, origin: string | undefined): string | null {
  if (!path.startsWith('/validateCredentials')) {
    return fault === 'cors' ? null : '*';
  }
  const isOwn = origin === target.site;
  return origin !== undefined && (isOwn ? fault !== 'own page' : fault === 'foreign page') ? origin : null;
}

beforeAll(async () => {
  server = createServer(({ method = '', url = '', headers }, response) => {
    response.statusCode = answerTo(method, url, headers.referer ?? '');
    for (const [name, value] of headersOf(url)) {
      response.setHeader(name, value);
    }
    const origin = allowedOrigin(url, headers.origin);
    if (origin !== null) {
      response.setHeader('access-control-allow-origin', origin);
    }
    response.end(bodyOf(url));
  });
  await new Promise<void>((resolve) => server.listen(0, LOCAL_HOST, resolve));
  const address = server.address();
  const here = `http://${LOCAL_HOST}:${typeof address === 'object' ? address?.port : ''}`;
  target = {
    ...{ site: here, functions: here, firestore: here, storage: here, identity: here },
    ...{ project: 'our-church', bucket: 'b', browserKey: 'k', isAppCheckEnforced: false },
    embedOrigins: [CHURCH],
  };
});

afterAll(() => server.close());

it('smoke passes for a sound project', async () => {
  fault = '';
  expect(await smoke(target)).toBe(true);
});

const FAULTS = [
  ...['/', '/embed', 'callable', 'closed function', 'read', 'own key', 'foreign key', 'cors'],
  ...['own page', 'foreign page'],
  ...['framing', 'identity', 'cached identity', 'cached asset', 'mail'],
];

it.each([...FAULTS, ...Object.keys(HEADERS)])(
  'exactly one smoke check fails for a single fault: %s',
  async (wrong) => {
    fault = wrong;
    const problems = await Promise.all(SMOKE_CHECKS.map(({ look }) => look(target)));
    expect(problems.filter((problem) => problem !== null)).toHaveLength(1);
  },
);

it('points to headings that the configuration guide has', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await smoke(target);
  const lines = log.mock.calls.flat().join('\n');
  const headings = [...lines.matchAll(/see "([^"]+)" in docs\/configure\.md/g)];
  log.mockRestore();

  const guide = readFileSync(join(REPOSITORY, 'docs', 'configure.md'), 'utf8');
  expect(headings).not.toEqual([]);
  for (const [, heading] of headings) {
    expect(guide).toContain(`\n## ${heading}\n`);
  }
});

it('the deployment guide says how many checks there are', () => {
  expect(readFileSync(join(REPOSITORY, 'docs', 'deploy.md'), 'utf8')).toContain(
    `smoke: ${SMOKE_CHECKS.length} of ${SMOKE_CHECKS.length} passed`,
  );
});

it('smoke reports in one sentence that the domain cannot be reached yet', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();

  expect(await smoke({ ...target, site: 'https://pray.invalid' })).toBe(false);

  const lines = log.mock.calls.flat().join('\n');
  expect(lines).toContain('https://pray.invalid cannot be reached');
  expect(lines).toContain('Connected');
  expect(lines).not.toContain('FAILED');
  log.mockRestore();
});

it('smoke expects that no site may frame the form if none is configured', async () => {
  fault = 'framing';
  expect(await smoke({ ...target, embedOrigins: [] })).toBe(true);
});

it('smoke expects callables to reject calls if App Check is enforced', async () => {
  fault = '';
  expect(await smoke({ ...target, isAppCheckEnforced: true })).toBe(false);
});

it('smokeTarget finds the addresses of a project in its settings', () => {
  const config = { apiKey: 'k', projectId: 'p', appId: 'a', storageBucket: 'b', messagingSenderId: 'm' };
  const functions = {
    REGION: 'europe-west3',
    PUBLIC_SITE_URL: 'https://p.web.app',
    ENFORCE_APP_CHECK: 'true',
  };
  const web = { VITE_FIREBASE_CONFIG: JSON.stringify(config), VITE_EMBED_ORIGINS: CHURCH };
  expect(smokeTarget('p', functions, web)).toMatchObject({
    functions: 'https://europe-west3-p.cloudfunctions.net',
    isAppCheckEnforced: true,
    browserKey: 'k',
    embedOrigins: [CHURCH],
  });
});
