import { t } from '@prayer-community/i18n/text';
import { Button } from '../../ui/button.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { CIRCLE_TOASTS } from './circle-toasts.ts';
import { Actions, Quiet } from './stack.tsx';

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  useFailureToast(CIRCLE_TOASTS.notLoaded, true);
  return (
    <Actions>
      <Quiet>{t(CIRCLE_TOASTS.notLoaded.text)}</Quiet>
      <Button look="outlined" onClick={onRetry}>
        {t('Try Again')}
      </Button>
    </Actions>
  );
}
