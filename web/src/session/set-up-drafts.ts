import type { SetUpQuestion } from '@prayer-community/domain/settings/set-up';
import { forgetTabDrafts, hasTabDrafts } from '../ui/form/use-tab-draft.ts';

const PREFIX = 'set-up.';

/** Returns the subject of the typed answer to a question, for a tab draft. */
export function setUpDraft(question: SetUpQuestion): string {
  return PREFIX + question;
}

/** Returns true if a typed answer is in this tab. */
export function hasSetUpDrafts(): boolean {
  return hasTabDrafts(PREFIX);
}

/** Removes the typed answers from this tab. */
export function forgetSetUpDrafts(): void {
  forgetTabDrafts(PREFIX);
}
