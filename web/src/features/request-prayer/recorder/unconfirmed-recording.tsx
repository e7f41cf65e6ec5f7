import { t } from '@prayer-community/i18n/text';
import type { MouseEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormQuestion } from '../form-question.tsx';

export interface UnconfirmedRecordingProps {
  /** Null until the recording is encoded. */
  recording: Blob | null;
  onSendWith: (recording: Blob) => void;
  onSendWithout: () => void;
}

/** Asks, on submit, whether to send an unconfirmed recording too. */
export function UnconfirmedRecording({ recording, onSendWith, onSendWithout }: UnconfirmedRecordingProps) {
  return (
    <FormQuestion text={t('Your recording is not confirmed. Send it with your request?')}>
      <Button
        type="button"
        aria-disabled={recording === null}
        onClick={(event) => {
          if (recording !== null) {
            focusSubmit(event);
            onSendWith(recording);
          }
        }}
      >
        {t('Send with Recording')}
      </Button>
      <Button
        type="button"
        look="outlined"
        onClick={(event) => {
          focusSubmit(event);
          onSendWithout();
        }}
      >
        {t('Send without It')}
      </Button>
    </FormQuestion>
  );
}

/** The question is about to disappear with the pressed button. */
function focusSubmit({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
}
