import { styled } from '@mui/material/styles';
import { counted, t } from '@prayer-community/i18n/text';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { openDialog } from '../../../ui/open-dialog.ts';
import { restoreFocus } from '../../../ui/restore-focus.ts';
import { noticeBackground } from '../form-question.tsx';

const Notice = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 24px',
  padding: '20px 24px max(20px, env(safe-area-inset-bottom))',
  fontSize: '1.125rem',
  background: noticeBackground(theme, 30),
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  '& strong': { fontVariantNumeric: 'tabular-nums' },
}));

interface CountdownNoticeProps {
  secondsLeft: number;
  /** False if nothing was entered, or the request was sent. */
  hasInput: boolean;
  onStay: () => void;
}

/** Warns that the form is about to be cleared. Any touch prevents it. Screen readers announce the alert once and skip the seconds. */
export function CountdownNotice({ secondsLeft, hasInput, onStay }: CountdownNoticeProps) {
  const bottom = useSyncExternalStore(watchKeyboard, keyboardHeightPx);
  return createPortal(
    <Notice ref={restoreFocus} data-countdown style={{ bottom }} onClick={onStay}>
      <span role="alert">
        {hasInput
          ? t('Are you still there? What you entered will be cleared.')
          : t('Are you still there? This screen will start over.')}
      </span>
      <strong aria-hidden="true">{counted(secondsLeft, '1 second', '{count} seconds')}</strong>
      <Button type="button">{t('I’m Still Here')}</Button>
    </Notice>,
    openDialog() ?? document.body,
  );
}

/** Browsers lay out the bottom of the page behind the on-screen keyboard. Only the visual viewport ends above it. */
function keyboardHeightPx(): number {
  const { visualViewport } = window;
  const hidden = visualViewport
    ? document.documentElement.clientHeight - visualViewport.offsetTop - visualViewport.height
    : 0;
  // Negative where the browser has hidden its address bar.
  return Math.max(0, hidden);
}

function watchKeyboard(onChange: () => void): () => void {
  const watching = new AbortController();
  for (const change of ['resize', 'scroll']) {
    window.visualViewport?.addEventListener(change, onChange, { signal: watching.signal });
  }
  return () => watching.abort();
}
