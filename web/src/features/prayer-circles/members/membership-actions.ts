import type { CircleMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { t } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import type { Confirmation } from '../../../ui/confirm-dialog.tsx';
import { successToast } from '../../../ui/toast/success-toast.ts';
import { confirmedCall } from '../confirmed-call.ts';

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

  return {
    leave: () =>
      confirmedCall({
        title: t('Leave {circleName}?', { circleName }),
        text: t(
          'Your prayers stay in the circle. Open invitations you sent will be withdrawn. You’ll need a new invitation to come back.',
        ),
        confirmLabel: t('Leave Circle'),
        call: () => callOrThrow('leaveCircle', { circleId }),
        success: successToast(t('You left the circle'), t('You left {circleName}.', { circleName })),
        failure: t('Failed to leave'),
        onDone: onGone,
      }),
    deleteIt: () =>
      confirmedCall({
        title: t('Delete {circleName}?', { circleName }),
        text: t('The circle and all its prayers will be deleted. This action cannot be undone.'),
        confirmLabel: t('Delete Circle'),
        call: () => callOrThrow('deleteCircle', { circleId }),
        success: successToast(t('Circle deleted'), t('{circleName} was deleted.', { circleName })),
        failure: t('Failed to delete'),
        onDone: onGone,
      }),
    remove: ({ user_id: userId, display_name: name }) =>
      confirmedCall({
        title: t('Remove {name}?', { name }),
        text: t('{name} will lose access to this circle. Open invitations they sent will be withdrawn.', {
          name,
        }),
        confirmLabel: t('Remove'),
        call: () => callOrThrow('removeCircleMember', { circleId, userId }),
        success: successToast(t('Member removed'), t('{name} is no longer in the circle.', { name })),
        failure: t('Failed to remove'),
      }),
    handOver: ({ user_id: userId, display_name: name }) =>
      confirmedCall({
        title: t('Make {name} the leader?', { name }),
        text: t('You’ll stay a member but no longer lead the circle.'),
        confirmLabel: t('Make Leader'),
        call: () => callOrThrow('handOverCircle', { circleId, userId }),
        success: successToast(t('Leadership handed over'), t('{name} now leads the circle.', { name })),
        failure: t('Failed to hand over leadership'),
      }),
  };
}
