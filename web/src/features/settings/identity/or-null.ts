/** Options for `register` that turn an emptied field into null. */
export const orNull = { setValueAs: (typed: string | null) => typed?.trim() || null };
