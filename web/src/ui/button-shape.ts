/** Shared by all buttons, MUI's and our own. Large enough for a thumb. */
export const BUTTON_SHAPE = { minHeight: 48, padding: '8px 24px', borderRadius: 999 } as const;
