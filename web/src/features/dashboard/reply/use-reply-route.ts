import {
  needsTextMessage,
  type ReplyRoute,
  type Requester,
  replyRoute,
} from '@prayer-community/domain/replies/reply-route';
import { useSmsSetup } from '../../../firebase/deliveries/use-sms-setup.ts';

interface KnownReplyRoute {
  /** Null if no reply could reach the requester. */
  route: ReplyRoute | null;
  /** True if a reply could reach them once text messages are set up. */
  lacksSms: boolean;
}

/** Returns how the requester learns of a reply, where text messages may not be set up. */
export function useReplyRoute(request: Requester): KnownReplyRoute {
  const needsSms = needsTextMessage(request);
  const lacksSms = useSmsSetup(needsSms) === false && needsSms;
  return { route: lacksSms ? null : replyRoute(request), lacksSms };
}
