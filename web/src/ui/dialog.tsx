import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import MuiDialogActions, { type DialogActionsProps } from '@mui/material/DialogActions';
import MuiDialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SpokenToasts } from './toast/spoken-toasts.tsx';

/** A stylesheet of its own: the first dialog's rules in the page's own would restyle the whole page. */
const DIALOG_STYLES = createCache({ key: 'dialog' });

/**
 * A dialog that is drawn in pieces, between which the page answers, where a transition opens it: MUI's own portal waits for
 * a layout effect, and then draws all of it at once.
 */
export function Dialog({ children, ...props }: DialogProps) {
  return createPortal(
    <CacheProvider value={DIALOG_STYLES}>
      <MuiDialog disablePortal {...props}>
        {children}
        {props.open && <SpokenToasts />}
      </MuiDialog>
    </CacheProvider>,
    document.body,
  );
}

/**
 * A part of a dialog that renders after the parts before it, in reserved room. A deferred value would not do: inside
 * deferred content, React renders it at once.
 */
export function DialogPart({ children, heightPx }: { children: ReactNode; heightPx: number }) {
  const mayRender = useDeferredRender();
  return <div style={{ minHeight: heightPx }}>{mayRender && children}</div>;
}

/** Whether deferred content may render: true from the transition after the first render. */
function useDeferredRender(): boolean {
  const [mayRender, setMayRender] = useState(false);
  useEffect(() => startTransition(() => setMayRender(true)), []);
  return mayRender;
}

/** The content of a dialog. It renders after the dialog with its title and focus. */
export function DialogContent({ children, ...content }: DialogContentProps) {
  const isRendered = useDeferredValue(true, false);
  return <MuiDialogContent {...content}>{isRendered && children}</MuiDialogContent>;
}

/** The buttons of a dialog. They render after it; the theme reserves their room. */
export function DialogActions({ children, ...actions }: DialogActionsProps) {
  const mayRender = useDeferredRender();
  return <MuiDialogActions {...actions}>{mayRender && children}</MuiDialogActions>;
}
