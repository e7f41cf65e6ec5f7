import {
  type ContentForm,
  contentFormSchema,
  EMPTY_CONTENT_FORM,
} from '@prayer-community/domain/daily-content/content-form';
import { openTextDrafts } from '../../../session/text-drafts.ts';

const DRAFT_FIELDS = ['title', 'content', 'topic', 'scriptureReference', 'contentType'] as const;

/** The texts and type of new content that a leader has typed but not created. They survive a reload and an idle sign-out. */
export function openContentDraft(uid: string) {
  const drafts = openTextDrafts(uid, 'content');

  function save(texts: Record<(typeof DRAFT_FIELDS)[number], string>): void {
    for (const field of DRAFT_FIELDS) {
      drafts.set(field, texts[field]);
    }
  }

  return {
    read: (): ContentForm => ({
      ...EMPTY_CONTENT_FORM,
      title: drafts.get('title'),
      content: drafts.get('content'),
      topic: drafts.get('topic'),
      scriptureReference: drafts.get('scriptureReference'),
      contentType:
        contentFormSchema.shape.contentType.safeParse(drafts.get('contentType')).data ??
        EMPTY_CONTENT_FORM.contentType,
    }),
    save,
    remove: () => save({ ...EMPTY_CONTENT_FORM, contentType: '' }),
  };
}
