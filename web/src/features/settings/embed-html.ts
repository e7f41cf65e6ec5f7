import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';

/**
 * Returns the HTML that a church puts into its own site to show the form there. The frame may use the microphone for
 * recordings. It fits into the window, so that toasts and the confirmation are in view.
 */
export function embedHtml(origin: string): string {
  const address = new URL(PATHS.embed, origin).href;
  return `<iframe src="${address}" title="${t('Request prayer')}" style="width: 100%; height: 85vh; min-height: 480px; border: 0" allow="microphone; clipboard-write"></iframe>`;
}
