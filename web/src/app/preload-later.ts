/** Preloads the files that the page names for later, which the build writes there (`preload-screens.ts`). */
export function preloadLater(): void {
  for (const link of document.querySelectorAll('link[rel=later]')) {
    link.setAttribute('rel', 'modulepreload');
  }
}
