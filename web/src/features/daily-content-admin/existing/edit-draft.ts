import type { EditableContent } from '@prayer-community/domain/daily-content/content-form';
import * as z from 'zod';
import { openTextDrafts } from '../../../session/text-drafts.ts';
import { parseJson } from '../../../ui/stored-value.ts';

const textsSchema = z.object({
  title: z.string(),
  content: z.string(),
  contentType: z.string(),
  topic: z.string(),
  scriptureReference: z.string(),
  imageDescription: z.string().catch(''),
});

const draftSchema = z.object({ opened: textsSchema, edited: textsSchema });

/** An item's text as it was when a leader began to edit it, and what they have typed since. */
interface EditDraft {
  opened: EditableContent;
  edited: EditableContent;
}

const FIELDS = textsSchema.keyof().options;

/** Returns an item's text as it is now, with the fields that a draft edited. */
export function withDraft(current: EditableContent, draft: EditDraft | null): EditDraft {
  const { opened, edited } = draft ?? { opened: current, edited: current };
  const editedFields = FIELDS.filter((field) => edited[field] !== opened[field]);
  const from = (texts: EditableContent) =>
    Object.fromEntries(editedFields.map((field) => [field, texts[field]]));
  return { opened: { ...current, ...from(opened) }, edited: { ...current, ...from(edited) } };
}

/** What a leader has typed into an item but not saved. It survives a reload and an idle sign-out. */
export function openEditDraft(uid: string, itemId: string) {
  const drafts = openTextDrafts(uid, 'content_edits');
  return {
    read: (): EditDraft | null => draftSchema.safeParse(parseJson(drafts.get(itemId))).data ?? null,
    save: (draft: EditDraft) => drafts.set(itemId, JSON.stringify(draft)),
    remove: () => drafts.set(itemId, ''),
  };
}
