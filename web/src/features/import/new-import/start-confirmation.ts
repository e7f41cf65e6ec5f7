import { counted, t } from '@prayer-community/i18n/text';
import type { Confirmation } from '../../../ui/confirm-dialog.tsx';
import { COUNTED_KINDS } from '../import-labels.ts';
import type { AnyCheckedFile } from './use-checked-rows.ts';

/** Asks for confirmation before an import. Says in particular who will be notified. */
export function startConfirmation(checked: AnyCheckedFile, onStart: () => Promise<void>): Confirmation {
  return {
    title: t('Import {things}?', { things: COUNTED_KINDS[checked.kind](checked.rows.length) }),
    text: consequenceOf(checked),
    confirmLabel: t('Import'),
    isHarmless: true,
    // The dialog closes immediately because the import shows its own progress.
    onConfirm: async () => void onStart(),
  };
}

function consequenceOf(checked: AnyCheckedFile): string {
  switch (checked.kind) {
    case 'requests':
      return t(
        'Nobody is notified. Anything already here isn’t added again. You can undo this for 24 hours.',
      );
    case 'people':
      return [
        counted(
          checked.rows.length,
          '{count} person gets a welcome email with a link to choose a password. You can undo this for 24 hours.',
          '{count} people get a welcome email with a link to choose a password. You can undo this for 24 hours.',
        ),
        t('Anyone already on the team stays as they are and gets no email.'),
      ].join(' ');
    case 'groups':
      return [
        counted(
          new Set(checked.rows.flatMap(({ emails }) => emails)).size,
          '{count} person is invited by email, or finds the invitation after signing in. You lead the circles until you hand them over. You can undo this for 24 hours.',
          '{count} people are invited by email, or find the invitation after signing in. You lead the circles until you hand them over. You can undo this for 24 hours.',
        ),
        t('Nobody is invited to a circle that is already here. Invite new members from its page.'),
      ].join(' ');
  }
}
