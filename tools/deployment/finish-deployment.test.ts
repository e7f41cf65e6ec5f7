import { expect, it, vi } from 'vitest';
import { REPOSITORY } from '../project.ts';
import { finishDeployment } from './finish-deployment.ts';
import { GoogleError, type GoogleRequest } from './google.ts';
import { fakeTarget } from './testing/fake-target.ts';

const SETTINGS = {
  functionsSettings: { PUBLIC_SITE_URL: 'https://pray.our-church.org', ALERT_EMAIL: '' },
};

/** Returns whether the deployment was finished, and what it printed. */
async function finish(answer: (request: GoogleRequest) => unknown) {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  const isFinished = await finishDeployment(fakeTarget(answer, SETTINGS).target, REPOSITORY);
  log.mockRestore();
  error.mockRestore();
  return { isFinished, printed: lines.join('\n') };
}

it('a new project gets its alerts and a word on the first leader', async () => {
  const { isFinished, printed } = await finish(({ method, path }) =>
    method === undefined ? {} : { name: path },
  );

  expect(isFinished).toBe(true);
  expect(printed).toContain('Alerts go to nobody: set ALERT_EMAIL.');
  expect(printed).toContain('make the first leader');
});

it('each step that fails is reported, and the steps after it run', async () => {
  const { isFinished, printed } = await finish(({ api }) => {
    if (api === 'monitoring') {
      throw new GoogleError(503, 'Monitoring is unavailable.');
    }
    throw new Error(`${api} cannot be reached`);
  });

  expect(isFinished).toBe(false);
  expect(printed.match(/Deploy again/g)).toHaveLength(3);
  expect(printed).toContain('Monitoring is unavailable.');
  expect(printed).toContain('firestore cannot be reached');
  expect(printed).toContain('functions cannot be reached');
});
