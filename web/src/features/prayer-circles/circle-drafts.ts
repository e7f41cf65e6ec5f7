/** Starts the subjects of the texts that members of circles are writing. The member's id follows it. */
export const CIRCLE_DRAFTS = 'circle.';
