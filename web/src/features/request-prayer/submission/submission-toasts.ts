import { message, t } from '@prayer-community/i18n/text';
import { CallFailure, failureText } from '../../../firebase/call-failure.ts';
import type { Toast } from '../../../ui/toast/toast.ts';
import { RecordingUploadError } from './submission-errors.ts';

const NOTHING_SENT: Toast = {
  title: message('Audio Upload Error'),
  text: message(
    'There was an error uploading your audio. Your recording is still here. Please try again, or write your request as text.',
  ),
  kind: 'failure',
};

export function failureToast(error: unknown): Toast {
  if (error instanceof RecordingUploadError) {
    return NOTHING_SENT;
  }
  return { title: t('Submission Failed'), text: submissionFailureText(error), kind: 'failure' };
}

function submissionFailureText(error: unknown): string {
  const hasFailed = error instanceof CallFailure && error.code !== 'refused';
  const reason = failureText(error);
  return hasFailed ? t('Submission failed: {reason}', { reason }) : reason;
}
