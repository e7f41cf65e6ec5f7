import { t } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InlineButton } from '../../ui/inline-button.tsx';
import { successToast } from '../../ui/toast/success-toast.ts';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { confirmedCall } from './confirmed-call.ts';

interface RemoveCircleProps {
  circleId: string;
  circleName: string;
}

export function RemoveCircle({ circleId, circleName: name }: RemoveCircleProps) {
  const { confirmation, ask, close } = useConfirmation();

  function removal() {
    return confirmedCall({
      title: t('Remove {name}? @circle', { name }),
      text: t('This deletes the circle and all its prayers for every member. This action cannot be undone.'),
      confirmLabel: t('Remove Circle'),
      call: () => callOrThrow('removeCircle', { circleId }),
      success: successToast(t('Circle removed'), t('The circle {name} was removed.', { name })),
      failure: t('Failed to remove @circle'),
    });
  }

  return (
    <>
      <InlineButton
        look="text"
        aria-label={t('Remove Circle {name}', { name })}
        onClick={() => ask(removal())}
      >
        {t('Remove Circle')}
      </InlineButton>
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}
