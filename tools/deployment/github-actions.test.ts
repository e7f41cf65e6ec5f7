import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { REPOSITORY } from '../project.ts';

const jobSchema = z.object({
  needs: z.string().optional(),
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  steps: z.array(
    z.object({
      id: z.string().optional(),
      uses: z.string().optional(),
      run: z.string().optional(),
      if: z.string().optional(),
    }),
  ),
});
const workflowSchema = z.object({ jobs: z.record(z.string(), jobSchema) });
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

const read = (...path: string[]) => readFileSync(join(REPOSITORY, ...path), 'utf8');
const { jobs } = workflowSchema.parse(parse(read('docs', 'github-actions', 'deploy.yml')));
const { scripts } = packageSchema.parse(JSON.parse(read('package.json')));

it('the example workflow names only scripts that exist', () => {
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const named = commands.flatMap(
    (command) => /^npm (?:run )?(test|(?<=run )[\w:]+)/.exec(command)?.[1] ?? [],
  );
  expect(new Set(named)).toEqual(new Set(['test', 'deploy', 'migrate', 'smoke']));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

it('the example workflow tests, deploys to staging, then to production, without a stored key', () => {
  expect(jobs.staging).toMatchObject({ needs: 'test', environment: 'staging' });
  expect(jobs.production).toMatchObject({ needs: 'staging', environment: 'production' });
  for (const name of ['staging', 'production']) {
    expect(jobs[name]?.permissions).toMatchObject({ 'id-token': 'write' });
  }
});

it.each(['staging', 'production'])('%s is migrated and checked as soon as its site is deployed', (name) => {
  const steps = jobs[name]?.steps ?? [];
  const deployment = steps.findIndex(({ run }) => run?.startsWith('npm run deploy '));

  expect(steps[deployment]?.id).toBe('deploy');
  expect(steps.slice(deployment + 1).map((step) => step.if)).toEqual([
    'steps.deploy.outputs.is_deployed && !cancelled()',
    'steps.deploy.outputs.is_deployed && !cancelled()',
  ]);
});
