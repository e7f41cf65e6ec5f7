import { openNoteDrafts } from '../../../session/note-drafts.ts';
import { newReplyId } from './post-reply.ts';

/** What a member types as a reply, kept on this device until the database has it. */
export interface ReplyDraft {
  read(): string;
  write(draft: string): void;
  /** The id to send this text under: the same as before where the text was tried before, whose answer may have been lost. */
  idFor(text: string): string;
  /** Forgets what arrived. */
  clear(): void;
}

/** The draft of a member's reply to one request. */
export function openReplyDraft(uid: string, requestId: string): ReplyDraft {
  const drafts = openNoteDrafts(uid, 'replies');
  const underWay = openNoteDrafts(uid, 'replies_under_way');
  return {
    read: () => drafts.get(requestId),
    write: (draft) => drafts.set(requestId, draft),
    idFor(text) {
      const [id = '', ...tried] = underWay.get(requestId).split(' ');
      if (id !== '' && tried.join(' ') === text) {
        return id;
      }
      const newId = newReplyId(requestId);
      underWay.set(requestId, `${newId} ${text}`);
      return newId;
    },
    clear() {
      drafts.set(requestId, '');
      underWay.set(requestId, '');
    },
  };
}
