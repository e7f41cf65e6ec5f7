import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import { openNoteDrafts } from '../../../session/note-drafts.ts';
import { LiveCount } from '../../../ui/connection/live-count.ts';
import { newReplyId, type OutgoingReply, postReply } from './post-reply.ts';

/** What a member types as a reply, kept on this device until the database has it. */
export interface ReplyDraft {
  read: () => string;
  write: (draft: string) => void;
  subscribe: (wake: () => void) => () => void;
  /** True while it is being sent, also by a box that was closed meanwhile. */
  isSending: () => boolean;
  /** Sends the reply, and forgets the draft once it has arrived. */
  send: (reply: Omit<OutgoingReply, 'id'>) => Promise<void>;
}

/** How many replies this page is sending, by request. */
const sending = new Map<string, LiveCount>();

/** The draft of a member's reply to one request. */
export function openReplyDraft({ uid }: Pick<Actor, 'uid'>, requestId: string): ReplyDraft {
  const drafts = openNoteDrafts(uid, 'replies');
  const underWay = openNoteDrafts(uid, 'replies_under_way');
  const sent = sending.get(requestId) ?? new LiveCount();
  sending.set(requestId, sent);

  /** The id to send this text under: the same as before where the text was tried before, whose answer may have been lost. */
  function idFor(text: string): string {
    const [id = '', ...tried] = underWay.get(requestId).split(' ');
    if (id !== '' && tried.join(' ') === text) {
      return id;
    }
    const newId = newReplyId(requestId);
    underWay.set(requestId, `${newId} ${text}`);
    return newId;
  }

  return {
    read: () => drafts.get(requestId),
    write: (draft) => drafts.set(requestId, draft),
    subscribe(wake) {
      const stops = [drafts.subscribe(wake), sent.subscribe(wake)];
      return () => {
        for (const stop of stops) {
          stop();
        }
      };
    },
    isSending: () => sent.value() > 0,
    async send(reply) {
      sent.change(1);
      try {
        await postReply(requestId, { uid }, { ...reply, id: idFor(reply.text) });
        drafts.set(requestId, '');
        underWay.set(requestId, '');
      } finally {
        sent.change(-1);
      }
    },
  };
}
