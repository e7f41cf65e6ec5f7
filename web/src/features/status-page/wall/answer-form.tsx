import { t } from '@prayer-community/i18n/text';
import { TestimonyForm } from '../../../ui/testimony/testimony-form.tsx';
import type { OwnPart } from '../own-part.ts';
import { STATUS_TOASTS } from '../status-toasts.ts';
import { useStatusMutation } from '../use-status-mutation.ts';

interface AnswerFormProps extends Pick<OwnPart, 'statusKey' | 'applyResponse'> {
  testimony: string;
  onTestimony: (testimony: string) => void;
  onCancel: () => void;
}

export function AnswerForm({ statusKey, applyResponse, testimony, onTestimony, onCancel }: AnswerFormProps) {
  const { isUnderway, mutate } = useStatusMutation(applyResponse);
  return (
    <TestimonyForm
      hint={t('How was this prayer answered? Everyone on the wall can read it.')}
      testimony={testimony}
      onTestimony={onTestimony}
      isUnderway={isUnderway}
      onSubmit={() =>
        void mutate('markOwnPostAnswered', { key: statusKey, testimony }, ({ post }) =>
          post?.place === 'waiting' ? STATUS_TOASTS.answeredForApproval : STATUS_TOASTS.answered,
        )
      }
      onCancel={onCancel}
    />
  );
}
