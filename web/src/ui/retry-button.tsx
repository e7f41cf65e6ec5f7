import { t } from '@prayer-community/i18n/text';
import type { ComponentProps, MouseEvent } from 'react';
import { Button } from './button.tsx';

interface RetryButtonProps {
  look?: ComponentProps<typeof Button>['look'];
  onRetry: () => void;
}

/** Loads something again. The button disappears meanwhile, so the nearest focusable part around it takes the focus. */
export function RetryButton({ look, onRetry }: RetryButtonProps) {
  function handleClick({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <Button type="button" look={look} onClick={handleClick}>
      {t('Try Again')}
    </Button>
  );
}
