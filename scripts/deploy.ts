/**
 * Deploys everything to a project, after it has said what is missing there; without --check it offers to fix what commands can.
 *   npm run deploy -- [--project ID] [--check] [--prepare] [--fix] [--delete-removed]
 * With --prepare it stops there: what was exported elsewhere is brought in before any function is deployed.
 * Without a terminal nothing is asked: --fix and --delete-removed are the answers then.
 */
import { parseArgs } from 'node:util';
import { deploy } from '../tools/deployment/deploy.ts';
import { REPOSITORY } from '../tools/project.ts';
import { runCommand } from '../tools/project-command.ts';

const FLAG = { type: 'boolean', default: false } as const;

await runCommand(async () => {
  const { values: flags } = parseArgs({
    options: { project: { type: 'string' }, check: FLAG, prepare: FLAG, fix: FLAG, 'delete-removed': FLAG },
  });
  await deploy({
    folder: REPOSITORY,
    project: flags.project ?? null,
    isCheck: flags.check,
    onlyPrepares: flags.prepare,
    fixes: flags.fix,
    deletesRemoved: flags['delete-removed'],
  });
});
