import { t } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { type Confirmation, ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InlineButton } from '../../ui/inline-button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { done, failed } from './circle-toasts.ts';

interface RemoveCircleProps {
  circleId: string;
  circleName: string;
}

export function RemoveCircle({ circleId, circleName: name }: RemoveCircleProps) {
  const { confirmation, ask, close } = useConfirmation();
  return (
    <>
      <InlineButton
        look="text"
        aria-label={t('Remove Circle {name}', { name })}
        onClick={() => ask(removal(circleId, name))}
      >
        {t('Remove Circle')}
      </InlineButton>
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}

function removal(circleId: string, name: string): Confirmation {
  return {
    title: t('Remove {name}?', { name }),
    text: t('This deletes the circle and all its prayers for every member. This action cannot be undone.'),
    confirmLabel: t('Remove Circle'),
    onConfirm: async () => {
      try {
        await callOrThrow('removeCircle', { circleId });
        void showToast(done(t('Circle removed'), t('The circle {name} was removed.', { name })));
      } catch (error) {
        void showToast(failed(t('Failed to remove'), error));
      }
    },
  };
}
