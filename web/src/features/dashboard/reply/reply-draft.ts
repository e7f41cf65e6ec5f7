import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import { openTextDrafts } from '../../../session/text-drafts.ts';
import { type Count, createCount } from '../../../ui/store.ts';
import { newReplyId, type OutgoingReply, postReply } from './post-reply.ts';

/** A reply draft, stored on this device until the server accepts the reply. */
export interface ReplyDraft {
  read: () => string;
  write: (draft: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Returns true while a reply is being sent, even from a box that has since been closed. */
  isSending: () => boolean;
  /** Sends the reply and clears its draft once the reply has arrived. */
  send: (reply: Omit<OutgoingReply, 'id'>) => Promise<void>;
}

/** The number of replies that this page is sending, by request id. */
const sending = new Map<string, Count>();

export function openReplyDraft({ uid }: Pick<Actor, 'uid'>, requestId: string): ReplyDraft {
  const drafts = openTextDrafts(uid, 'replies');
  const underWay = openTextDrafts(uid, 'replies_under_way');
  const sent = sending.get(requestId) ?? createCount();
  sending.set(requestId, sent);

  /**
   * Returns the id to send this text under. A retry of the same text reuses its id, because the earlier attempt may
   * have been stored and only its response lost.
   */
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
    subscribe(listener) {
      const stops = [drafts.subscribe(listener), sent.subscribe(listener)];
      return () => {
        for (const stop of stops) {
          stop();
        }
      };
    },
    isSending: () => sent.get() > 0,
    async send(reply) {
      const typed = drafts.get(requestId);
      const id = idFor(reply.text);
      const attempt = underWay.get(requestId);
      sent.change(1);
      try {
        await postReply(requestId, { uid }, { ...reply, id });
        // Another tab may have typed or sent something else meanwhile.
        if (drafts.get(requestId) === typed) {
          drafts.set(requestId, '');
        }
        if (underWay.get(requestId) === attempt) {
          underWay.set(requestId, '');
        }
      } finally {
        sent.change(-1);
      }
    },
  };
}
