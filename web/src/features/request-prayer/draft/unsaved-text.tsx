import { t } from '@prayer-community/i18n/text';
import { LeaveQuestion } from '../leave-question.tsx';

/** Asks before a link leads away from text that this device refuses to store. */
export function UnsavedText({ onStay }: { onStay: () => void }) {
  return (
    <LeaveQuestion text={t('Your request is not saved on this device. Leave without it?')} onStay={onStay} />
  );
}
