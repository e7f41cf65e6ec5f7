import { PATHS } from '../config/paths.ts';

/** A screen of the specification that is not built yet: it says so, and what will be there. */
export interface ComingScreen {
  path: string;
  heading: string;
  text: string;
}

export const COMING_STAFF_SCREENS: ComingScreen[] = [
  {
    path: PATHS.distribution,
    heading: 'Communication Distribution',
    text: 'Leadership will look after e-mail and SMS lists here. This screen is being built.',
  },
];
