import { Button } from '../../ui/button.tsx';
import { CancelButton } from '../../ui/cancel-button.tsx';
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
      {onCancel && <CancelButton isUnderway={isUnderway} onCancel={onCancel} />}
    </Actions>
  );
}
