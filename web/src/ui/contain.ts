/**
 * For an entry of a long list: changes beside it cause neither layout nor paint. What reaches out of
 * it by more than the ring of the focus is cut off.
 */
export const CONTAIN = { contain: 'content', overflowClipMargin: 8 } as const;
