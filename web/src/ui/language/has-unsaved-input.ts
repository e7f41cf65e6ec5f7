import { PATHS } from '../../config/paths.ts';

/** Whether the page holds words, written or spoken, that would be lost with it. The form for a request saves its own, a recording once it is confirmed. */
export function hasUnsavedInput(): boolean {
  const isUnconfirmed = document.querySelector('form [data-unconfirmed]') !== null;
  return isUnconfirmed || (window.location.pathname !== PATHS.requestPrayer && (hasWritten() || hasSpoken()));
}

function hasWritten(): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement>('textarea:not([aria-hidden])');
  return [...fields].some((field) => field.value.trim() !== '');
}

function hasSpoken(): boolean {
  return document.querySelector('form audio') !== null;
}
