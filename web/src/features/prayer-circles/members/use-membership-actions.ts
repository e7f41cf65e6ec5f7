import type { CircleMember } from '@prayer-community/domain/prayer-circle';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';
import { demand } from '../../../firebase/demand.ts';
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

/** What may be done about the membership of a circle, each with what is asked before. */
export function useMembershipActions(circle: { id: string; name: string }): MembershipActions {
  const navigate = useNavigate();
  const circleId = circle.id;

  async function act(
    title: string,
    text: string,
    failure: string,
    ask: () => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await ask();
      void showToast(done(title, text));
      return true;
    } catch (error) {
      void showToast(failed(failure, error));
      return false;
    }
  }

  return {
    leave: () => ({
      title: `Leave ${circle.name}?`,
      text: 'What you shared stays in the circle. To come back you need a new invitation.',
      confirmLabel: 'Leave Circle',
      onConfirm: async () => {
        const ask = () => demand('leaveCircle', { circleId });
        if (await act('Circle left', `You left ${circle.name}.`, 'Failed to leave', ask)) {
          navigate(PATHS.prayerCircles);
        }
      },
    }),
    deleteIt: () => ({
      title: `Delete ${circle.name}?`,
      text: 'The circle and every prayer shared in it are deleted. This action cannot be undone.',
      confirmLabel: 'Delete Circle',
      onConfirm: async () => {
        const ask = () => demand('deleteCircle', { circleId });
        if (await act('Circle deleted', `${circle.name} was deleted.`, 'Failed to delete', ask)) {
          navigate(PATHS.prayerCircles);
        }
      },
    }),
    remove: ({ user_id: userId, display_name: name }) => ({
      title: `Remove ${name}?`,
      text: `${name} will no longer see anything of this circle.`,
      confirmLabel: 'Remove',
      onConfirm: async () => {
        const ask = () => demand('removeCircleMember', { circleId, userId });
        await act('Member removed', `${name} is no longer in the circle.`, 'Failed to remove', ask);
      },
    }),
    handOver: ({ user_id: userId, display_name: name }) => ({
      title: `Make ${name} the leader?`,
      text: 'You stay a member, and no longer lead the circle.',
      confirmLabel: 'Make Leader',
      onConfirm: async () => {
        const ask = () => demand('handOverCircle', { circleId, userId });
        await act('Leadership handed over', `${name} leads the circle now.`, 'Failed to hand over', ask);
      },
    }),
  };
}
