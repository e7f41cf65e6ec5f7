import { PATHS } from '../config/paths.ts';

/** A screen of the specification that is not built yet: it says so, and what will be there. */
export interface ComingScreen {
  path: string;
  heading: string;
  text: string;
}

export const COMING_VISITOR_SCREENS: ComingScreen[] = [
  {
    path: PATHS.dailyContent,
    heading: 'Daily Prompts & Scripture Feed',
    text: 'Scripture, declarations and prompts for each day. This feed is being built and will open here soon.',
  },
];

export const COMING_STAFF_SCREENS: ComingScreen[] = [
  {
    path: PATHS.dailyContentAdmin,
    heading: 'Daily Content Administration',
    text: 'Leadership will publish daily content here. This screen is being built.',
  },
  {
    path: PATHS.distribution,
    heading: 'Communication Distribution',
    text: 'Leadership will look after e-mail and SMS lists here. This screen is being built.',
  },
];
