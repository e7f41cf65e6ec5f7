import { FIELD_LABELS } from '@prayer-community/domain/import/import-columns';
import type { RowProblem } from '@prayer-community/domain/import/row-check';
import { t } from '@prayer-community/i18n/text';

export function problemText({ field, message }: RowProblem): string {
  return field === null ? message : `${t(FIELD_LABELS[field])}: ${message}`;
}
