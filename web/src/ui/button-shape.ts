/** What every button shares, of MUI or our own: a target that a thumb meets. */
export const BUTTON_SHAPE = { minHeight: 48, padding: '8px 24px', borderRadius: 999 } as const;
