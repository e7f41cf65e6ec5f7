/** What handing a message to its provider came to; `not_needed` where nobody waits for it any more. */
export type SendOutcome = 'sent' | 'not_needed';
