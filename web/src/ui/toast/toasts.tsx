import { Toaster } from 'sonner';

const VISIBLE_TOASTS = 3;
const DURATION_MS = 4000;

/** Below the header and away from the column, so that a toast never covers what has the focus. */
const OFFSET = { top: 88, right: 24 };
const OFFSET_ON_PHONE = { top: 8, left: 8, right: 8 };

/** Draws the toasts (section 9 of the specification: 3 visible, 4000 ms). */
export function Toasts() {
  return (
    <Toaster
      position="top-right"
      offset={OFFSET}
      mobileOffset={OFFSET_ON_PHONE}
      visibleToasts={VISIBLE_TOASTS}
      duration={DURATION_MS}
      closeButton
    />
  );
}
