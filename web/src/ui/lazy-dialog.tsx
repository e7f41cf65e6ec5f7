import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@prayer-community/i18n/text';
import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { Dialog, DialogActions, DialogContent } from './dialog.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * A dialog whose code is loaded when it first opens. If that fails, a small dialog offers to try again. Chromium
 * remembers failed loads for the life of a page, so from the second failure on, the page is reloaded.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const createLazy = () => lazy(async () => ({ default: await load() }));
  let shared = createLazy();

  return function LazyDialog(props: Props) {
    const [attempt, setAttempt] = useState({ number: 0, Part: shared });

    function handleRetry(): void {
      if (attempt.number > 0) {
        window.location.reload();
        return;
      }
      shared = createLazy();
      setAttempt({ number: attempt.number + 1, Part: shared });
    }

    function handleClose(): void {
      shared = createLazy();
      props.onClose();
    }

    return (
      <ErrorBoundary
        key={attempt.number}
        fallback={<NotLoaded reloads={attempt.number > 0} onRetry={handleRetry} onClose={handleClose} />}
      >
        <Suspense>
          <attempt.Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

interface NotLoadedProps {
  reloads: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function NotLoaded({ reloads, onRetry, onClose }: NotLoadedProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('This could not be loaded')}</DialogTitle>
      <DialogContent>
        <DialogContentText role="alert">{t('Please check your connection and try again.')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
        <Button variant="contained" onClick={onRetry}>
          {reloads ? t('Reload Page') : t('Try Again')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
