import { REQUEST_PARAMETER } from '@prayer-community/domain/prayer-request/request-link';
import { matchPath } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { keysOf } from '../keys-of.ts';
import type { HelpTopic } from './help-topic.ts';

export const TOPICS_OF_PATHS: Readonly<Record<keyof typeof PATHS, HelpTopic>> = {
  requestPrayer: 'request-prayer',
  prayerConfirmation: 'request-sent',
  status: 'your-request',
  beliefWall: 'belief-wall',
  wallSession: 'prayer-session',
  kiosk: 'kiosk',
  embed: 'request-prayer',
  dailyContent: 'daily-content',
  dailyContentAdmin: 'publishing',
  prayerCircles: 'prayer-circles',
  prayerCircle: 'one-circle',
  signIn: 'link-sign-in',
  confirmAddress: 'our-emails',
  unsubscribe: 'our-emails',
  unsubscribeByMail: 'our-emails',
  privacy: 'privacy',
  help: 'getting-around',
  login: 'team-sign-in',
  olderLogin: 'team-sign-in',
  codeEntry: 'team-sign-in',
  passwordReset: 'new-password',
  newPassword: 'new-password',
  dashboard: 'today',
  teamHelp: 'today',
  mySettings: 'my-settings',
  teamSession: 'prayer-session',
  intake: 'phone-call',
  poster: 'poster',
  userManagement: 'team-members',
  distribution: 'communication',
  moderation: 'moderation',
  insights: 'insights',
  settings: 'settings',
  setUp: 'set-up',
  import: 'importing',
  export: 'exporting',
};

/** Returns the topic of the screen at a URL. Unknown URLs get `getting-around`. */
export function topicOfUrl({ pathname, search }: { pathname: string; search: string }): HelpTopic {
  if (pathname === PATHS.dashboard) {
    return topicOfDashboard(new URLSearchParams(search));
  }
  const name = keysOf(TOPICS_OF_PATHS).find((each) => matchPath(PATHS[each], pathname));
  return name === undefined ? 'getting-around' : TOPICS_OF_PATHS[name];
}

function topicOfDashboard(parameters: URLSearchParams): HelpTopic {
  if (parameters.has(REQUEST_PARAMETER)) {
    return 'one-request';
  }
  return ['active', 'archived'].includes(parameters.get('view') ?? '') || parameters.has('search')
    ? 'all-requests'
    : 'today';
}
