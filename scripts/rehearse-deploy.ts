import { rehearse } from '../tools/deployment/rehearsal/rehearse.ts';

process.exitCode = (await rehearse()) ? 0 : 1;
