import type { Language } from '@prayer-community/i18n/language';
import { STAFF_ROOT } from '../../config/paths.ts';

/** Stands for the path in the id of the shell that is shown if the client cannot be loaded. */
export const LOAD_FAILURE = 'load-failure';

const STAFF_SCREENS = `${STAFF_ROOT}/`;

/** Returns the id of the shell at a path. All staff screens share one because each begins by checking the session. */
export function shellId(language: Language, path: string): string {
  return `shell:${language}:${path.startsWith(STAFF_SCREENS) ? STAFF_SCREENS : path}`;
}
