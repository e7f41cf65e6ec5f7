import { type ContentForm, EMPTY_CONTENT_FORM } from '@prayer-community/domain/daily-content/content-form';
import { openNoteDrafts } from '../../../session/note-drafts.ts';

const DRAFT_FIELDS = ['title', 'content', 'topic', 'scriptureReference'] as const;

/** The texts of new content that a leader has typed but not created. They survive a reload and an idle sign-out. */
export function openContentDraft(uid: string) {
  const drafts = openNoteDrafts(uid, 'content');

  function save(texts: Pick<ContentForm, (typeof DRAFT_FIELDS)[number]>): void {
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
    }),
    save,
    remove: () => save(EMPTY_CONTENT_FORM),
  };
}
