/** Preloads the files that the build marked with `rel=later` in the page (`preload-screens.ts`). */
export function preloadLater(): void {
  for (const link of document.querySelectorAll('link[rel=later]')) {
    link.setAttribute('rel', 'modulepreload');
  }
}
