import { message, t } from '@prayer-community/i18n/text';
import { CallFailure } from '../../firebase/call-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';

export const EXPORT_FAILURES = {
  load: message('Failed to load exports.'),
  start: message('Failed to start the export.'),
  download: message('Failed to download the export.'),
} as const;

/** Shows a failure toast, with the server's reason if it gave one. */
export function toastExportFailure(what: keyof typeof EXPORT_FAILURES, error: unknown): void {
  const hasReason = error instanceof CallFailure && error.code !== 'internal';
  const reason = hasReason ? `${t(EXPORT_FAILURES[what])} ${error.message}` : EXPORT_FAILURES[what];
  if (!hasReason) {
    console.error(EXPORT_FAILURES[what].text, error);
  }
  void showToast({ title: t('Error'), text: reason, kind: 'failure' });
}
