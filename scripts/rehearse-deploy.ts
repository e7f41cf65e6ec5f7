/**
 * Runs the unmodified deployment against a stub of Google's control plane in various scenarios.
 *   npm run rehearse:deploy
 * The last line is `deploy-rehearsal: N of N`.
 */
import { rehearse } from '../tools/deployment/rehearsal/rehearse.ts';

process.exitCode = (await rehearse()) ? 0 : 1;
