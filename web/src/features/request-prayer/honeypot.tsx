import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

const VisuallyOffscreen = styled('div')({
  position: 'absolute',
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: 'hidden',
});

/** A field that only bots fill in: offscreen, not in the tab order, hidden from assistive technology. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyOffscreen aria-hidden="true">
      <label>
        Website
        <input
          ref={ref}
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </VisuallyOffscreen>
  );
}
