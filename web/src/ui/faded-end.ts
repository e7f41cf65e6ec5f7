const FADE_PX = 32;

/** Styles of a line that scrolls sideways. Its end fades, and the padding shows the last element in full. */
export const FADED_END = {
  paddingInlineEnd: FADE_PX,
  maskImage: `linear-gradient(to left, transparent, #000 ${FADE_PX}px)`,
} as const;
