import {
  DAILY_CONTENT_TOPIC,
  NOTIFICATION_REFUSALS,
} from '@prayer-community/domain/delivery/content-announcement';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { type Refusal, refusal, refusalFor } from '@prayer-community/domain/refusal';
import { requireFeature } from '../data/require-feature.ts';
import { joinTopic, leaveTopic } from '../messaging/push.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { consumeNetworkUse } from '../platform/network-limit.ts';
import { serverPepper } from '../platform/parameters.ts';
import { perHour } from '../platform/rate-limit.ts';

/**
 * Per network address and hour. A whole congregation may share one address, and each of its devices renews its
 * subscription once a day.
 */
const SUBSCRIPTIONS = perHour('content_subscriptions', 1000);
const UNSUBSCRIPTIONS = perHour('content_unsubscriptions', 1000);

export const subscribeDailyContent = defineCallable(
  'subscribeDailyContent',
  { secrets: [serverPepper] },
  async ({ token }, caller) => {
    await requireFeature('daily_content');
    if (!(await consumeNetworkUse(caller, SUBSCRIPTIONS, now()))) {
      return tooManyCalls();
    }
    const isSubscribed = await joinTopic(token, DAILY_CONTENT_TOPIC);
    logOutcome('subscribeDailyContent', isSubscribed ? 'subscribed' : 'stale_token', null);
    return isSubscribed ? { success: true } : refusal(NOTIFICATION_REFUSALS.failed);
  },
);

export const unsubscribeDailyContent = defineCallable(
  'unsubscribeDailyContent',
  { secrets: [serverPepper] },
  async ({ token }, caller) => {
    if (!(await consumeNetworkUse(caller, UNSUBSCRIPTIONS, now()))) {
      return tooManyCalls();
    }
    await leaveTopic(token, DAILY_CONTENT_TOPIC);
    logOutcome('unsubscribeDailyContent', 'unsubscribed', null);
    return { success: true };
  },
);

/** Unlike the refusal of a stale token, it says when to try again: the device keeps its token. */
function tooManyCalls(): Refusal {
  return refusalFor(HOUR_MS, () => NOTIFICATION_REFUSALS.failed);
}
