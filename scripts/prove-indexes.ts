/**
 * Runs the tests that send queries, records every query, and compares the indexes they need with
 * firestore.indexes.json.
 *   npm run prove:indexes
 *   npm run prove:indexes -- --recorded    compares with the queries of the last run, as the thorough run does at its end
 * The last line is `indexes: N queries, 0 missing, 0 unused`.
 */
import { parseArgs } from 'node:util';
import { proveIndexes } from '../tools/index-coverage/prove-indexes.ts';

const { values } = parseArgs({ options: { recorded: { type: 'boolean', default: false } } });

process.exitCode = (await proveIndexes({ isRecorded: values.recorded })) ? 0 : 1;
