// `npm run prove:indexes -- --recorded` compares with the queries of the last run, as `npm test -- release` does.
import { parseArgs } from 'node:util';
import { proveIndexes } from '../tools/index-coverage/prove-indexes.ts';

const { values } = parseArgs({ options: { recorded: { type: 'boolean', default: false } } });

process.exitCode = (await proveIndexes({ isRecorded: values.recorded })) ? 0 : 1;
