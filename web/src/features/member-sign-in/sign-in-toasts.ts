import { message } from '@prayer-community/i18n/text';
import { CallFailure } from '../../firebase/call-failure.ts';
import type { Toast } from '../../ui/toast/toast.ts';

const UNEXPECTED = message('An unexpected error occurred.');

export function signInFailure(title: string, error: unknown): Toast {
  return { title, text: error instanceof CallFailure ? error.message : UNEXPECTED, kind: 'failure' };
}
