/**
 * Deploys everything to a project after listing what is missing there. Without --check, offers to fix what commands can
 * fix.
 *   npm run deploy -- [--project ID] [--check] [--prepare] [--fix] [--delete-removed]
 * With --prepare, deploys only the indexes and stops once the project is ready. This is when to import data exported
 * elsewhere.
 * Without a terminal, nothing is asked: --fix and --delete-removed serve as the answers.
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
