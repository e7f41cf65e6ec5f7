import { t } from '@prayer-community/i18n/text';
import { Button } from '../../ui/button.tsx';
import { InlineButton } from '../../ui/inline-button.tsx';
import { Actions } from './stack.tsx';

interface FormActionsProps {
  label: string;
  labelUnderway: string;
  isUnderway: boolean;
  /** Without it, there is no *Cancel*. */
  onCancel?: (() => void) | undefined;
}

export function FormActions({ label, labelUnderway, isUnderway, onCancel }: FormActionsProps) {
  return (
    <Actions>
      <Button type="submit" aria-disabled={isUnderway}>
        {isUnderway ? labelUnderway : label}
      </Button>
      {onCancel && (
        <InlineButton
          type="button"
          look="text"
          aria-disabled={isUnderway}
          onClick={isUnderway ? undefined : onCancel}
        >
          {t('Cancel')}
        </InlineButton>
      )}
    </Actions>
  );
}
