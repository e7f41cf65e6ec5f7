import { PATHS } from '../../config/paths.ts';

/** Whether the page holds words, written or spoken, that would be lost with it; the form for a request keeps its own, once they are said. */
export function hasUnsavedInput(): boolean {
  const isSpeaking = document.querySelector('form [role="timer"]') !== null;
  return isSpeaking || (window.location.pathname !== PATHS.requestPrayer && (hasWritten() || hasSpoken()));
}

function hasWritten(): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement>('textarea:not([aria-hidden])');
  return [...fields].some((field) => field.value.trim() !== '');
}

function hasSpoken(): boolean {
  return document.querySelector('form audio') !== null;
}
