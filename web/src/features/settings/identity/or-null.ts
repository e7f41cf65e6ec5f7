/** For `register`: a field that was emptied says that there is none. */
export const orNull = { setValueAs: (typed: string | null) => typed?.trim() || null };
