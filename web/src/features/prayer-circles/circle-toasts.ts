import { message, t } from '@prayer-community/i18n/text';
import { errorToast } from '../../ui/toast/error-toast.ts';
import { successToast } from '../../ui/toast/success-toast.ts';
import type { Toast } from '../../ui/toast/toast.ts';

export const CIRCLE_TOASTS = {
  notLoaded: errorToast(message('Failed to load prayer circles')),
  notCreated: errorToast(message('Failed to create prayer circle')),
  notCreatedAgain: errorToast(
    message('Failed to create prayer circle. If you have just created one, please wait a minute.'),
  ),
  shared: successToast(message('Prayer shared'), message('Your circle can see it and pray with you.')),
  notShared: errorToast(message('Failed to share your prayer')),
  notSharedAgain: errorToast(
    message('Failed to share your prayer. If you have just shared one, please wait a few seconds.'),
  ),
  notPrayed: errorToast(message('Failed to count your prayer')),
  notAnswered: errorToast(message('Failed to mark as answered.')),
  takenDown: successToast(message('Prayer deleted'), message('Members of the circle no longer see it.')),
  notTakenDown: errorToast(message('Failed to delete the prayer')),
  logInToCreate: errorToast(message('Please log in to create a prayer circle.')),
} as const satisfies Record<string, Toast>;

export function circleCreated(name: string): Toast {
  return successToast(t('Prayer circle created'), t('{name} is ready for its first members.', { name }));
}

export function invitationSent(circleName: string, email: string): Toast {
  return successToast(
    t('Invitation sent'),
    t(
      '{email} is invited to {circleName}, unless they already belong to it. If no email arrives, they can sign in and join.',
      {
        circleName,
        email,
      },
    ),
  );
}
