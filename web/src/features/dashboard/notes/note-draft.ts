import * as z from 'zod';
import { openTextDrafts } from '../../../session/text-drafts.ts';
import { parseJson } from '../../../ui/stored-value.ts';
import { newNoteId, postNote } from './post-note.ts';

/** Posted notes without confirmation. If the page closes first, their writes may be lost. */
const unconfirmedSchema = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    /** True once the text has been put back into the box. */
    isRestored: z.boolean(),
  }),
);

type Unconfirmed = z.infer<typeof unconfirmedSchema>[number];

/** The ids of the notes that this page is sending. */
const sending = new Set<string>();

/** A note draft for one request, stored on this device until the server accepts the note. */
export interface NoteDraft {
  read: () => string;
  write: (draft: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Puts posted notes that have not arrived back into the box, above what was typed since. */
  restore: () => void;
  /** Empties the box and posts the text. If posting fails, the text returns to the box. */
  post: (text: string) => Promise<void>;
}

export function openNoteDraft(uid: string, requestId: string): NoteDraft {
  const drafts = openTextDrafts(uid, 'notes');
  const underWay = openTextDrafts(uid, 'notes_under_way');

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
    // A retry is the same note only if its text is unchanged.
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
    // Another tab may have put the text back into the box.
    if (notes.some((note) => note.id === id && note.isRestored) && drafts.get(requestId) === text) {
      drafts.set(requestId, '');
    }
    store(notes.filter((note) => note.id !== id));
  }

  return { read: () => drafts.get(requestId), write, subscribe: drafts.subscribe, restore, post };
}
