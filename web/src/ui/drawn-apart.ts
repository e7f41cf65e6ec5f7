/**
 * For an entry of a long list: whatever happens beside it, the browser neither measures nor paints it anew. What reaches out of
 * it by more than the ring of the focus is cut off.
 */
export const DRAWN_APART = { contain: 'content', overflowClipMargin: 8 } as const;
