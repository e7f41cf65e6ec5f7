/**
 * For an entry of a long list. Changes outside the entry cause neither layout nor paint in it. Content that extends
 * beyond it by more than the focus ring is clipped.
 */
export const CONTAIN = { contain: 'content', overflowClipMargin: 8 } as const;
