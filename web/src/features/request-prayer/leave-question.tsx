import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { FormQuestion } from './form-question.tsx';

interface LeaveQuestionProps {
  text: string;
  onStay: () => void;
}

/** Asks before a link leads away from text or a recording that would be lost. The browser asks before the page is closed. */
export function LeaveQuestion({ text, onStay }: LeaveQuestionProps) {
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
    <FormQuestion text={text}>
      <Button type="button" onClick={handleStay}>
        {t('Stay Here')}
      </Button>
      <Button type="button" look="outlined" onClick={leave}>
        {t('Leave without It')}
      </Button>
    </FormQuestion>
  );
}
