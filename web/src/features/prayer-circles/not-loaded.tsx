import { t } from '@prayer-community/i18n/text';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { CIRCLE_TOASTS } from './circle-toasts.ts';
import { Actions, Quiet } from './stack.tsx';

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  useEffect(() => void showToast(CIRCLE_TOASTS.notLoaded), []);
  return (
    <Actions>
      <Quiet>{t(CIRCLE_TOASTS.notLoaded.text)}</Quiet>
      <Button look="outlined" onClick={onRetry}>
        {t('Try Again')}
      </Button>
    </Actions>
  );
}
