import { forgetTabDrafts, hasTabDrafts } from '../ui/form/use-tab-draft.ts';

const PREFIX = 'circle.';

/** Returns what the prayer is about that a member is writing for a circle, for a tab draft. */
export function circleDraft(uid: string, circleId: string): string {
  return `${PREFIX}${uid}.${circleId}`;
}

/** Returns true if a prayer that is being written for a circle is in this tab. */
export function hasCircleDrafts(): boolean {
  return hasTabDrafts(PREFIX);
}

/** Removes the prayers that were being written for circles from this tab. */
export function forgetCircleDrafts(): void {
  forgetTabDrafts(PREFIX);
}
