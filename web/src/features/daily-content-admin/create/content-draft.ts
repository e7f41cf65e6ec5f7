import {
  type ContentForm,
  contentFormSchema,
  EMPTY_CONTENT_FORM,
} from '@prayer-community/domain/daily-content/content-form';
import * as z from 'zod';
import { openTextDrafts } from '../../../session/text-drafts.ts';
import { parseJson } from '../../../ui/stored-value.ts';

/** One key for all fields, so that other tabs see them removed together. */
const KEY = 'new';

const draftSchema = z.object({
  title: z.string(),
  content: z.string(),
  topic: z.string(),
  scriptureReference: z.string(),
  imageDescription: z.string().catch(EMPTY_CONTENT_FORM.imageDescription),
  contentType: contentFormSchema.shape.contentType.catch(EMPTY_CONTENT_FORM.contentType),
  publishDate: contentFormSchema.shape.publishDate.catch(EMPTY_CONTENT_FORM.publishDate),
  publishImmediately: z.boolean().catch(EMPTY_CONTENT_FORM.publishImmediately),
});

/** The texts, type and schedule of new content that a leader has typed but not created. They survive a reload and an idle sign-out. */
export function openContentDraft(uid: string) {
  const drafts = openTextDrafts(uid, 'content');

  function storedForm(): ContentForm | null {
    const { data } = draftSchema.safeParse(parseJson(drafts.get(KEY)));
    return data ?? null;
  }

  return {
    read: () => storedForm() ?? EMPTY_CONTENT_FORM,
    save: (form: ContentForm) => drafts.set(KEY, JSON.stringify(draftSchema.parse(form))),
    remove: () => drafts.set(KEY, ''),
    /** Calls back with the last stored form when the draft is removed, in any tab. Returns a function that unsubscribes. */
    onRemoved(callback: (removed: ContentForm) => void): () => void {
      let stored = storedForm();
      return drafts.subscribe(() => {
        const before = stored;
        stored = storedForm();
        if (before !== null && stored === null) {
          callback(before);
        }
      });
    },
  };
}

/** Returns whether two forms have the same texts, type and schedule. */
export function isSameDraft(one: ContentForm, other: ContentForm): boolean {
  return JSON.stringify(draftSchema.parse(one)) === JSON.stringify(draftSchema.parse(other));
}
