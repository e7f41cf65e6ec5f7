import { t } from '@prayer-community/i18n/text';
import { Button } from '../../ui/button.tsx';
import { InlineButton } from '../../ui/inline-button.tsx';
import { Actions } from './stack.tsx';

interface FormActionsProps {
  label: string;
  labelUnderway: string;
  isUnderway: boolean;
  onCancel: () => void;
}

export function FormActions({ label, labelUnderway, isUnderway, onCancel }: FormActionsProps) {
  return (
    <Actions>
      <Button type="submit" aria-disabled={isUnderway}>
        {isUnderway ? labelUnderway : label}
      </Button>
      <InlineButton
        type="button"
        look="text"
        aria-disabled={isUnderway}
        onClick={isUnderway ? undefined : onCancel}
      >
        {t('Cancel')}
      </InlineButton>
    </Actions>
  );
}
