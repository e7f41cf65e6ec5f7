import GlobalStyles from '@mui/material/GlobalStyles';
import { t } from '@prayer-community/i18n/text';
import { Toaster, type ToastT, useSonner } from 'sonner';

const VISIBLE_TOASTS = 3;
const DURATION_MS = 4000;

/**
 * Below the header, which has the tabs on a second row if the window is narrow, below the availability toggle on the
 * dashboard, and beside the column.
 */
const OFFSET = { top: 144, right: 24 };
const OFFSET_ON_PHONE = { top: 116, left: 8, right: 8 };

/** For light and dark mode. The dark theme's own red is made for text and too bright for a surface. */
const FAILURE_FILL = '#a8263a';

const STYLES = (
  <GlobalStyles
    styles={({ vars }) => ({
      // More specific than the library's own rule, regardless of their order.
      'html [data-sonner-toaster][data-sonner-theme]': {
        fontFamily: 'inherit',
        '--success-bg': vars?.palette.background.paper,
        '--success-text': vars?.palette.text.primary,
        '--success-border': vars?.palette.divider,
        '--error-bg': FAILURE_FILL,
        '--error-text': '#ffffff',
        '--error-border': FAILURE_FILL,
      },
      'html [data-sonner-toast][data-styled="true"]': {
        fontSize: '0.9375rem',
        borderRadius: 14,
        // The button that closes it takes 46 px.
        paddingInlineEnd: 48,
      },
      'html [data-sonner-toast][data-styled="true"] [data-title]': { fontWeight: 600 },
      'html [data-sonner-toast][data-styled="true"] [data-description]': { color: 'inherit', opacity: 0.9 },
      // A long action takes its own line, so that the text is not squeezed beside it.
      'html [data-sonner-toast][data-styled="true"]:has([data-button])': {
        flexWrap: 'wrap',
        '& [data-content]': { flex: '1 1 12rem' },
        '& [data-button]': {
          height: 'auto',
          minHeight: 44,
          padding: '4px 16px',
          border: '1px solid currentColor',
          borderRadius: 999,
          background: 'transparent',
          color: 'inherit',
          font: 'inherit',
          fontWeight: 600,
          '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
        },
      },
      // The library's button is 20 px wide, too small a target, and half outside the toast, so outside a phone's screen.
      'html [data-sonner-toast][data-styled="true"] [data-close-button]': {
        insetInline: 'auto 2px',
        top: 2,
        transform: 'none',
        width: 44,
        height: 44,
        border: 0,
        background: 'none',
        color: 'inherit',
        // Its background under the mouse.
        '--gray2': 'color-mix(in srgb, currentColor 12%, transparent)',
        '& svg': { width: 16, height: 16 },
      },
    })}
  />
);

/** The library keeps toasts open only under the mouse. Focus in them counts as the mouse, so none closes under a keyboard. */
function watchFocus(region: HTMLElement | null): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  region?.addEventListener('focusin', ({ target }) => imitateMouse('mousemove', target), { signal });
  region?.addEventListener('focusout', ({ target }) => imitateMouse('mouseout', target), { signal });
  return () => watching.abort();
}

function imitateMouse(name: 'mousemove' | 'mouseout', target: EventTarget | null): void {
  target?.dispatchEvent(new MouseEvent(name, { bubbles: true }));
}

/** Draws the toasts: at most 3 visible, for 4 seconds each. */
export function Toasts() {
  return (
    <>
      {STYLES}
      <Toaster
        ref={watchFocus}
        theme="system"
        position="top-right"
        offset={OFFSET}
        mobileOffset={OFFSET_ON_PHONE}
        visibleToasts={VISIBLE_TOASTS}
        duration={DURATION_MS}
        richColors
        closeButton
        containerAriaLabel={t('Notifications')}
        toastOptions={{ closeButtonAriaLabel: t('Dismiss notification') }}
      />
    </>
  );
}

/** The text of the current toasts, newest first. */
export function ToastTexts() {
  const { toasts } = useSonner();
  return toasts.map(({ id, title, description }) => (
    <span key={id}>
      {shown(title)}. {shown(description)}
    </span>
  ));
}

function shown(part: ToastT['title']) {
  return typeof part === 'function' ? part() : part;
}
