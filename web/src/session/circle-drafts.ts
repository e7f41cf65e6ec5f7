import { forgetTabDrafts } from '../ui/form/use-tab-draft.ts';

const PREFIX = 'circle.';

/** Returns what the prayer is about that a member is writing for a circle, for a tab draft. */
export function circleDraft(uid: string, circleId: string): string {
  return `${PREFIX}${uid}.${circleId}`;
}

/** Removes the prayers that were being written for circles from this tab. */
export function forgetCircleDrafts(): void {
  forgetTabDrafts(PREFIX);
}
