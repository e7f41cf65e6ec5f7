import type { EditableContent } from '@prayer-community/domain/daily-content/content-form';
import * as z from 'zod';
import { openTextDrafts } from '../../../session/text-drafts.ts';
import { parseJson } from '../../../ui/stored-value.ts';

const partsSchema = z.object({
  title: z.string(),
  content: z.string(),
  contentType: z.string(),
  topic: z.string(),
  scriptureReference: z.string(),
  imageDescription: z.string().catch(''),
  publishDate: z.string().catch(''),
});

const draftSchema = z.object({ opened: partsSchema, edited: partsSchema });

/** What can be edited of an item, as it was when a leader began to edit it and as they have changed it since. */
interface EditDraft {
  opened: EditableContent;
  edited: EditableContent;
}

const FIELDS = partsSchema.keyof().options;

/** Returns an item's editable parts as they are now, with the fields that a draft edited. */
export function withDraft(current: EditableContent, draft: EditDraft | null): EditDraft {
  const { opened, edited } = draft ?? { opened: current, edited: current };
  const editedFields = FIELDS.filter((field) => edited[field] !== opened[field]);
  const from = (parts: EditableContent) =>
    Object.fromEntries(editedFields.map((field) => [field, parts[field]]));
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
