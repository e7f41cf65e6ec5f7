/** Loads the code of an open request, which the list does not need. */
export const loadCard = () => import('../card/request-card.tsx');

/** Loads this code early so the first request opens immediately, even offline. */
export function preloadCard(): void {
  loadCard().catch((error: unknown) => console.error('The code of an open request was not loaded', error));
}
