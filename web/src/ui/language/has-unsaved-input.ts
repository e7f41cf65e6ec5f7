import { PATHS } from '../../config/paths.ts';
import { areMovesHeld } from '../history-moves.ts';

/** `:user-valid` and `:user-invalid` match only fields that the user has edited. */
const WRITTEN_FIELDS =
  'textarea:not([aria-hidden]), input:read-write:is(:user-valid, :user-invalid):not([type="search"])';

/**
 * Returns whether leaving the page would lose written or recorded input, or end what a leave guard protects. Forms mark
 * what they save as drafts with `data-saved`. The request form saves its own input, and marks an unconfirmed recording
 * that is not saved.
 */
export function hasUnsavedInput(): boolean {
  const isUnconfirmed = document.querySelector('form [data-unconfirmed]') !== null;
  return areMovesHeld() || isUnconfirmed || (!isSaved() && (hasWritten() || hasSpoken()));
}

/** The request form marks itself if this device cannot store its input. */
function isSaved(): boolean {
  const isUnsaved = document.querySelector('form[data-unsaved]') !== null;
  return window.location.pathname === PATHS.requestPrayer && !isUnsaved;
}

function hasWritten(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN_FIELDS);
  return [...fields].some((field) => field.value.trim() !== '' && field.closest('[data-saved]') === null);
}

function hasSpoken(): boolean {
  return document.querySelector('form audio') !== null;
}
