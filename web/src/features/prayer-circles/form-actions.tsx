import { t } from '@prayer-community/i18n/text';
import { Button } from '../../ui/button.tsx';
import { InlineButton } from '../../ui/inline-button.tsx';
import { Actions } from './stack.tsx';

interface FormActionsProps {
  label: string;
  /** What the button says while the form is on its way. */
  labelUnderway: string;
  isUnderway: boolean;
  onCancel: () => void;
}

/** The two ways out of a form that was opened: to send it, and to close it. */
export function FormActions({ label, labelUnderway, isUnderway, onCancel }: FormActionsProps) {
  return (
    <Actions>
      <Button type="submit" aria-disabled={isUnderway}>
        {isUnderway ? labelUnderway : label}
      </Button>
      <InlineButton type="button" look="text" onClick={onCancel}>
        {t('Cancel')}
      </InlineButton>
    </Actions>
  );
}
