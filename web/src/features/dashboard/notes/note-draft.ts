import * as z from 'zod';
import { openNoteDrafts } from '../../../session/note-drafts.ts';
import { newNoteId, postNote } from './post-note.ts';

/** Notes that were posted and are not confirmed: the page may end first, and the write with it. */
const unconfirmedSchema = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    /** True once the text was put back into the box. */
    isRestored: z.boolean(),
  }),
);

type Unconfirmed = z.infer<typeof unconfirmedSchema>[number];

/** Ids of the notes that this page is sending. */
const sending = new Set<string>();

/** What a member types as a note on one request, stored on this device until the database has it. */
export interface NoteDraft {
  read: () => string;
  write: (draft: string) => void;
  subscribe: (wake: () => void) => () => void;
  /** Puts back into the box what was posted but has not arrived, above what was typed since. */
  restore: () => void;
  /** Empties the box and posts the text; if that fails, the text is in the box again. */
  post: (text: string) => Promise<void>;
}

/** The draft of a member's note on one request. */
export function openNoteDraft(uid: string, requestId: string): NoteDraft {
  const drafts = openNoteDrafts(uid);
  const underWay = openNoteDrafts(uid, 'notes_under_way');

  function unconfirmed(): Unconfirmed[] {
    const stored = unconfirmedSchema.safeParse(parseJson(underWay.get(requestId) || '[]'));
    if (stored.success) {
      return stored.data;
    }
    // A newer version of the page may have stored them.
    console.warn('The notes under way cannot be read.');
    return [];
  }

  function store(notes: readonly Unconfirmed[]): void {
    underWay.set(requestId, notes.length === 0 ? '' : JSON.stringify(notes));
  }

  function write(draft: string): void {
    drafts.set(requestId, draft);
    if (draft === '') {
      store(unconfirmed().filter(({ isRestored }) => !isRestored));
    }
  }

  function restore(): void {
    const lost = unconfirmed().filter(({ id, isRestored }) => !isRestored && !sending.has(id));
    if (lost.length === 0) {
      return;
    }
    const texts = [...lost.map(({ text }) => text), drafts.get(requestId)].filter((text) => text !== '');
    const draft = texts.join('\n\n');
    drafts.set(requestId, draft);
    // Only a text that is tried again as it was is the same note.
    const retried = lost.filter(({ text }) => text === draft).map((note) => ({ ...note, isRestored: true }));
    store([...unconfirmed().filter(({ id }) => sending.has(id)), ...retried]);
  }

  async function post(text: string): Promise<void> {
    const earlier = unconfirmed();
    const retried = earlier.find((note) => note.isRestored && note.text === text);
    const note = { id: retried?.id ?? newNoteId(requestId), text, isRestored: false };
    sending.add(note.id);
    store([...earlier.filter(({ isRestored }) => !isRestored), note]);
    drafts.set(requestId, '');
    try {
      await postNote(requestId, uid, note);
      confirm(note);
    } finally {
      sending.delete(note.id);
      restore();
    }
  }

  function confirm({ id, text }: Unconfirmed): void {
    const notes = unconfirmed();
    // Another tab may have put it back into the box meanwhile.
    if (notes.some((note) => note.id === id && note.isRestored) && drafts.get(requestId) === text) {
      drafts.set(requestId, '');
    }
    store(notes.filter((note) => note.id !== id));
  }

  return { read: () => drafts.get(requestId), write, subscribe: drafts.subscribe, restore, post };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
