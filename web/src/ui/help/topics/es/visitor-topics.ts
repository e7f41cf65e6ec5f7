import type { HelpText, VisitorTopic } from '../../help-topic.ts';
import { BELIEF_WALL } from './belief-wall.ts';
import { DAILY_CONTENT } from './daily-content.ts';
import { GETTING_AROUND } from './getting-around.ts';
import { KIOSK } from './kiosk.ts';
import { LINK_SIGN_IN } from './link-sign-in.ts';
import { NEW_PASSWORD } from './new-password.ts';
import { ONE_CIRCLE } from './one-circle.ts';
import { OUR_EMAILS } from './our-emails.ts';
import { PRAYER_CIRCLES } from './prayer-circles.ts';
import { PRAYER_SESSION } from './prayer-session.ts';
import { PRIVACY } from './privacy.ts';
import { REQUEST_PRAYER } from './request-prayer.ts';
import { REQUEST_SENT } from './request-sent.ts';
import { TEAM_SIGN_IN } from './team-sign-in.ts';
import { YOUR_REQUEST } from './your-request.ts';

export const VISITOR_HELP: Readonly<Record<VisitorTopic, HelpText>> = {
  'getting-around': GETTING_AROUND,
  'request-prayer': REQUEST_PRAYER,
  'request-sent': REQUEST_SENT,
  'your-request': YOUR_REQUEST,
  'belief-wall': BELIEF_WALL,
  'prayer-session': PRAYER_SESSION,
  'daily-content': DAILY_CONTENT,
  'prayer-circles': PRAYER_CIRCLES,
  'one-circle': ONE_CIRCLE,
  'link-sign-in': LINK_SIGN_IN,
  'our-emails': OUR_EMAILS,
  privacy: PRIVACY,
  kiosk: KIOSK,
  'team-sign-in': TEAM_SIGN_IN,
  'new-password': NEW_PASSWORD,
};
