import { t } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { Button } from '../../ui/button.tsx';
import { callFailureToast } from '../../ui/toast/error-toast.ts';
import { successToast } from '../../ui/toast/success-toast.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useUnderway } from '../../ui/use-underway.ts';
import type { NamedMember } from './require-named-member.tsx';

interface JoinButtonProps {
  circleId: string;
  circleName: string;
  member: NamedMember;
  onJoined: () => void;
}

/** Joins the circle. If joining fails, a toast shows the reason. */
export function JoinButton({ circleId, circleName, member, onJoined }: JoinButtonProps) {
  const [isJoining, run] = useUnderway();

  async function join(): Promise<void> {
    try {
      await callOrThrow('joinCircle', { circleId, displayName: member.displayName });
      onJoined();
      await showToast(successToast(t('Welcome'), t('You joined {circleName}.', { circleName })));
    } catch (error) {
      await showToast(callFailureToast(t('Failed to join'), error));
    }
  }

  return (
    <Button
      look="outlined"
      onClick={() => void run(join)}
      aria-disabled={isJoining}
      aria-label={isJoining ? undefined : t('Join Circle {circleName}', { circleName })}
    >
      {isJoining ? t('Joining…') : t('Join Circle')}
    </Button>
  );
}
