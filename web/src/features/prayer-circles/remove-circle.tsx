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

export function RemoveCircle({ circleId, circleName }: RemoveCircleProps) {
  const { confirmation, ask, close } = useConfirmation();

  function removal() {
    return confirmedCall({
      title: t('Delete {circleName}?', { circleName }),
      text: t('This deletes the circle and all its prayers for every member. This action cannot be undone.'),
      confirmLabel: t('Delete Circle'),
      call: () => callOrThrow('removeCircle', { circleId }),
      success: successToast(t('Circle deleted'), t('{circleName} was deleted.', { circleName })),
      failure: t('Failed to delete'),
    });
  }

  return (
    <>
      <InlineButton
        look="text"
        aria-label={t('Delete Circle {circleName}', { circleName })}
        onClick={() => ask(removal())}
      >
        {t('Delete Circle')}
      </InlineButton>
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}
