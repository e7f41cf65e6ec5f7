import { CallFailure } from '../../firebase/call-failure.ts';
import type { Toast } from '../../ui/toast/toast.ts';

/** The texts of section 8 of the specification, and ours where it is silent. */
export const CIRCLE_TOASTS = {
  notLoaded: failure('Failed to load prayer circles'),
  notCreated: failure('Failed to create prayer circle'),
  notCreatedAgain: failure(
    'Failed to create prayer circle. If you have just created one, please wait a minute.',
  ),
  notShared: failure('Failed to share your prayer'),
  notPrayed: failure('Failed to count your prayer'),
  notAnswered: failure('Failed to mark as answered.'),
  notTakenDown: failure('Failed to delete the prayer'),
  logInToCreate: failure('Please log in to create a prayer circle.'),
} as const;

/** A circle was opened. */
export function circleCreated(name: string): Toast {
  return { title: 'Prayer circle created', text: `${name} is ready for its first members.`, kind: 'success' };
}

/** An invitation is on its way. */
export function invitationSent(circleName: string, email: string): Toast {
  return {
    title: 'Invitation sent',
    text: `An invitation to ${circleName} is on its way to ${email}.`,
    kind: 'success',
  };
}

/** Something was done. */
export function done(title: string, text: string): Toast {
  return { title, text, kind: 'success' };
}

/** Something was not done; what the server said, where it gave a reason. */
export function failed(title: string, error: unknown): Toast {
  const text = error instanceof CallFailure ? error.message : 'An unexpected error occurred.';
  return { title, text, kind: 'failure' };
}

function failure(text: string): Toast {
  return { title: 'Error', text, kind: 'failure' };
}
