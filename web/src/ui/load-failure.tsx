import { t } from '@prayer-community/i18n/text';
import { Button } from './button.tsx';

/** Announces that something could not be loaded, and offers to try again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert">
      {text}{' '}
      <Button type="button" look="text" onClick={onRetry}>
        {t('Try Again')}
      </Button>
    </p>
  );
}
