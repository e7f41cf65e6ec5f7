import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import MuiDialogActions, { type DialogActionsProps } from '@mui/material/DialogActions';
import MuiDialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import { keyframes, styled } from '@mui/material/styles';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { BUTTON_SHAPE } from './button-shape.ts';
import { AnnouncedToasts } from './toast/announced-toasts.tsx';

const ACTIONS_PADDING_PX = 16;

const fadeAtEnd = keyframes({
  'from, 95%': { borderColor: 'color-mix(in srgb, currentColor 24%, transparent)' },
});

const Content = styled(MuiDialogContent)({
  // The buttons below have their own padding.
  paddingBottom: 8,
  // A line that cuts off the content until it is scrolled to its end. Content that does not scroll has none.
  borderBottom: '1px solid transparent',
  // Forced colors mode would draw it.
  '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
  animation: `${fadeAtEnd} linear`,
  animationTimeline: 'scroll(self)',
  '& > :last-child': { marginBottom: 0 },
});

const Actions = styled(MuiDialogActions)({
  gap: 8,
  flexWrap: 'wrap',
  // The horizontal padding matches the content above.
  padding: `${ACTIONS_PADDING_PX}px 24px`,
  boxSizing: 'border-box',
  // Reserves room for the buttons, which render after the dialog is shown.
  minHeight: BUTTON_SHAPE.minHeight + 2 * ACTIONS_PADDING_PX,
  '& .MuiButton-root': { paddingInline: 20 },
  '& .MuiButton-text': { paddingInline: 12 },
});

/** A separate style sheet. Adding the first dialog's rules to the page's own would restyle the whole page. */
const DIALOG_STYLES = createCache({ key: 'dialog' });

/**
 * A dialog that renders in slices if a transition opens it, so the page stays responsive. MUI's own portal waits for a
 * layout effect and then renders everything at once.
 */
export function Dialog({ children, ...props }: DialogProps) {
  return createPortal(
    <CacheProvider value={DIALOG_STYLES}>
      <MuiDialog disablePortal {...props}>
        {children}
        {props.open && <AnnouncedToasts />}
      </MuiDialog>
    </CacheProvider>,
    document.body,
  );
}

/**
 * A part of a dialog that renders after the parts before it, in reserved space. `useDeferredValue` would not work,
 * because React renders it immediately inside deferred content.
 */
export function DialogPart({ children, heightPx }: { children: ReactNode; heightPx: number }) {
  const mayRender = useDeferredRender();
  return <div style={{ minHeight: heightPx }}>{mayRender && children}</div>;
}

/** Returns whether deferred content may render. True from the transition that follows the first render. */
function useDeferredRender(): boolean {
  const [mayRender, setMayRender] = useState(false);
  useEffect(() => startTransition(() => setMayRender(true)), []);
  return mayRender;
}

/** The content of a dialog. It renders after the dialog, whose title and focus come first. */
export function DialogContent({ children, ...content }: DialogContentProps) {
  const isRendered = useDeferredValue(true, false);
  return <Content {...content}>{isRendered && children}</Content>;
}

/** The buttons of a dialog. They render after the dialog, in reserved space. */
export function DialogActions({ children, ...actions }: DialogActionsProps) {
  const mayRender = useDeferredRender();
  // MUI's default spacing uses a sibling selector that matches any element, so Chromium would restyle the whole page
  // when a dialog opens.
  return (
    <Actions disableSpacing {...actions}>
      {mayRender && children}
    </Actions>
  );
}
