import { t } from '@prayer-community/i18n/text';
import { InlineButton } from './inline-button.tsx';

interface CancelButtonProps {
  isUnderway: boolean;
  onCancel: () => void;
}

/** Does nothing while what it would cancel is underway. It is not disabled then, so it keeps the focus. */
export function CancelButton({ isUnderway, onCancel }: CancelButtonProps) {
  return (
    <InlineButton
      type="button"
      look="text"
      aria-disabled={isUnderway}
      onClick={isUnderway ? undefined : onCancel}
    >
      {t('Cancel')}
    </InlineButton>
  );
}
