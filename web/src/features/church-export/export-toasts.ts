import { message } from '@prayer-community/i18n/text';
import { toastCallFailure } from '../../ui/toast/toast-call-failure.ts';

export const EXPORT_FAILURES = {
  load: message('Failed to load exports.'),
  start: message('Failed to start the export.'),
  download: message('Failed to download the export.'),
} as const;

export function toastExportFailure(what: keyof typeof EXPORT_FAILURES, error: unknown): void {
  toastCallFailure(EXPORT_FAILURES[what], error);
}
