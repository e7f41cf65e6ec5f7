import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { RecordingQuestion } from './recording-question.tsx';

/** Asks before a link leads away from an unconfirmed recording. The browser asks before the page is closed. */
export function LeaveQuestion({ onStay }: { onStay: () => void }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaveGuard(true, (onward) => setLeave(() => onward));
  if (leave === null) {
    return null;
  }

  function handleStay(): void {
    setLeave(null);
    onStay();
  }

  return (
    <RecordingQuestion text={t('Your recording is not confirmed. Leave without it?')}>
      <Button type="button" onClick={handleStay}>
        {t('Stay Here')}
      </Button>
      <Button type="button" look="outlined" onClick={leave}>
        {t('Leave without It')}
      </Button>
    </RecordingQuestion>
  );
}
