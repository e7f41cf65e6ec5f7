import { strictBackends } from '../support/strict-backends.ts';
import { setUp } from './set-up.ts';

/** Serves backends behind a front end as strict as Google's. */
export default () => setUp(strictBackends);
