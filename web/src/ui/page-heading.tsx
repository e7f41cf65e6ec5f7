import Typography from '@mui/material/Typography';
import { use, useEffect, useRef } from 'react';
import { ArrivalContext } from './arrival.ts';

const PRODUCT = 'Prayer Community';

/**
 * The heading of a screen. It names the document, and takes the focus when the visitor moved here inside the
 * app, so that a screen reader says where they are.
 */
export function PageHeading({ children, title = children }: { children: string; title?: string }) {
  const arrival = use(ArrivalContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrival === 'navigated') {
      heading.current?.focus({ preventScroll: true });
    }
  }, [arrival]);
  return (
    <>
      <title>{`${title} · ${PRODUCT}`}</title>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {children}
      </Typography>
    </>
  );
}
