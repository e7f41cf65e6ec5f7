import { failureText } from '../../firebase/call-failure.ts';
import type { Toast } from '../../ui/toast/toast.ts';

export function signInFailure(title: string, error: unknown): Toast {
  return { title, text: failureText(error), kind: 'failure' };
}
