import { BELIEF_WALL } from './belief-wall.ts';
import { DAILY_CONTENT } from './daily-content.ts';
import { EVERYDAY } from './everyday.ts';
import { FORM_MESSAGES } from './form-messages.ts';
import { FRAME } from './frame.ts';
import { HELP } from './help.ts';
import { LABELS } from './labels.ts';
import { LANGUAGE_CHOICE } from './language-choice.ts';
import { LINK_SIGN_IN } from './link-sign-in.ts';
import { PRAYER_CIRCLES } from './prayer-circles.ts';
import { PRAYER_SESSION } from './prayer-session.ts';
import { PRIVACY } from './privacy.ts';
import { REFUSALS } from './refusals.ts';
import { REQUEST_PRAYER } from './request-prayer.ts';
import { SCREENS } from './screens.ts';
import { SERVICE_WORKER } from './service-worker.ts';
import { STATUS_PAGE } from './status-page.ts';

/** Texts for visitors and members, and texts of the domain itself. */
export const VISITOR_TEXTS = {
  ...EVERYDAY,
  ...SCREENS,
  ...LABELS,
  ...FORM_MESSAGES,
  ...REFUSALS,
  ...PRIVACY,
  ...FRAME,
  ...LANGUAGE_CHOICE,
  ...HELP,
  ...SERVICE_WORKER,
  ...REQUEST_PRAYER,
  ...STATUS_PAGE,
  ...BELIEF_WALL,
  ...PRAYER_SESSION,
  ...DAILY_CONTENT,
  ...PRAYER_CIRCLES,
  ...LINK_SIGN_IN,
};
