import { text } from '@prayer-community/domain/texts/text';
import { CallFailure } from '../../firebase/call-failure.ts';
import type { Toast } from '../../ui/toast/toast.ts';

/** The texts of section 8 of the specification, and ours where it is silent. */
export const CIRCLE_TOASTS = {
  notLoaded: failure(text('Failed to load prayer circles')),
  notCreated: failure(text('Failed to create prayer circle')),
  notCreatedAgain: failure(
    text('Failed to create prayer circle. If you have just created one, please wait a minute.'),
  ),
  notShared: failure(text('Failed to share your prayer')),
  notPrayed: failure(text('Failed to count your prayer')),
  notAnswered: failure(text('Failed to mark as answered.')),
  notTakenDown: failure(text('Failed to delete the prayer')),
  logInToCreate: failure(text('Please log in to create a prayer circle.')),
} as const;

/** A circle was opened. */
export function circleCreated(name: string): Toast {
  return done(text('Prayer circle created'), text('{name} is ready for its first members.', { name }));
}

/** An invitation is on its way. */
export function invitationSent(circleName: string, email: string): Toast {
  return done(
    text('Invitation sent'),
    text('An invitation to {circleName} is on its way to {email}.', { circleName, email }),
  );
}

/** Something was done. */
export function done(title: string, message: string): Toast {
  return { title, text: message, kind: 'success' };
}

/** Something was not done; what the server said, where it gave a reason. */
export function failed(title: string, error: unknown): Toast {
  const message = error instanceof CallFailure ? error.message : text('An unexpected error occurred.');
  return { title, text: message, kind: 'failure' };
}

function failure(message: string): Toast {
  return { title: text('Error'), text: message, kind: 'failure' };
}
