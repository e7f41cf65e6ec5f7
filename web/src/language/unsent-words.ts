import { PATHS } from '../config/paths.ts';

/** Whether the page holds words that would be lost with it; the form for a request keeps its own. */
export function holdsUnsentWords(): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement>('textarea:not([aria-hidden])');
  return (
    window.location.pathname !== PATHS.requestPrayer && [...fields].some((field) => field.value.trim() !== '')
  );
}
