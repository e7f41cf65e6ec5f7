import type { CircleMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { t } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import type { Confirmation } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { done, failed } from '../circle-toasts.ts';

type Named = Pick<CircleMember<Date>, 'user_id' | 'display_name'>;

interface MembershipActions {
  leave: () => Confirmation;
  deleteIt: () => Confirmation;
  remove: (member: Named) => Confirmation;
  handOver: (member: Named) => Confirmation;
}

/**
 * Returns the actions on a circle's memberships, each with its confirmation.
 * @param onGone called once the member has left or deleted the circle
 */
export function membershipActions(
  circle: { id: string; name: string },
  onGone: () => void,
): MembershipActions {
  const circleId = circle.id;
  const circleName = circle.name;

  async function act(
    title: string,
    message: string,
    failure: string,
    ask: () => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await ask();
      void showToast(done(title, message));
      return true;
    } catch (error) {
      void showToast(failed(failure, error));
      return false;
    }
  }

  return {
    leave: () => ({
      title: t('Leave {circleName}?', { circleName }),
      text: t('Your prayers stay in the circle. You’ll need a new invitation to come back.'),
      confirmLabel: t('Leave Circle'),
      onConfirm: async () => {
        const ask = () => callOrThrow('leaveCircle', { circleId });
        if (
          await act(
            t('You left the circle'),
            t('You left {circleName}.', { circleName }),
            t('Failed to leave'),
            ask,
          )
        ) {
          onGone();
        }
      },
    }),
    deleteIt: () => ({
      title: t('Delete {circleName}?', { circleName }),
      text: t('The circle and all its prayers will be deleted. This action cannot be undone.'),
      confirmLabel: t('Delete Circle'),
      onConfirm: async () => {
        const ask = () => callOrThrow('deleteCircle', { circleId });
        if (
          await act(
            t('Circle deleted'),
            t('{circleName} was deleted.', { circleName }),
            t('Failed to delete'),
            ask,
          )
        ) {
          onGone();
        }
      },
    }),
    remove: ({ user_id: userId, display_name: name }) => ({
      title: t('Remove {name}?', { name }),
      text: t('{name} will lose access to this circle.', { name }),
      confirmLabel: t('Remove'),
      onConfirm: async () => {
        const ask = () => callOrThrow('removeCircleMember', { circleId, userId });
        await act(
          t('Member removed'),
          t('{name} is no longer in the circle.', { name }),
          t('Failed to remove'),
          ask,
        );
      },
    }),
    handOver: ({ user_id: userId, display_name: name }) => ({
      title: t('Make {name} the leader?', { name }),
      text: t('You’ll stay a member but no longer lead the circle.'),
      confirmLabel: t('Make Leader'),
      onConfirm: async () => {
        const ask = () => callOrThrow('handOverCircle', { circleId, userId });
        await act(
          t('Leadership handed over'),
          t('{name} now leads the circle.', { name }),
          t('Failed to hand over leadership'),
          ask,
        );
      },
    }),
  };
}
