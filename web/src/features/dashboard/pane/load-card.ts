/** Loads the code of an open request, which the list does without. */
export const loadCard = () => import('../card/request-card.tsx');

/** Loads it ahead, so that the first request opens at once, with or without a connection. */
export function preloadCard(): void {
  loadCard().catch((error: unknown) => console.error('The code of an open request was not loaded', error));
}
