import { t } from '@prayer-community/i18n/text';
import { RetryButton } from '../../ui/retry-button.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { CIRCLE_TOASTS } from './circle-toasts.ts';
import { Actions, Quiet } from './stack.tsx';

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  useFailureToast(CIRCLE_TOASTS.notLoaded, true);
  return (
    <Actions>
      <Quiet>{t(CIRCLE_TOASTS.notLoaded.text)}</Quiet>
      <RetryButton look="outlined" onRetry={onRetry} />
    </Actions>
  );
}
