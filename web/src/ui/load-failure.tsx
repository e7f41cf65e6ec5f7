import { RetryButton } from './retry-button.tsx';

/** Announces that something could not be loaded, and offers to try again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert">
      {text} <RetryButton look="text" onRetry={onRetry} />
    </p>
  );
}
