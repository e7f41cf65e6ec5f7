import { styled } from '@mui/material/styles';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { useIdentity } from './identity/identity.ts';
import { NavigationTypeContext } from './navigation-type.ts';

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  outline: 'none',
  hyphens: 'auto',
  'svg + &, [data-community-mark] + &': { marginTop: 24 },
}));

/**
 * The heading of a screen. It sets the document title and takes the focus after a navigation inside the app, so that a
 * screen reader announces the screen. If only the search part of the first address changes, it takes the focus only if
 * the focus was lost.
 */
export function PageHeading({ children, title = children }: { children: string; title?: string }) {
  const navigationType = use(NavigationTypeContext);
  const [firstType] = useState(navigationType);
  const identity = useIdentity();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (navigationType === 'navigated' && (firstType === 'navigated' || isLost)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [navigationType, firstType]);
  return (
    <>
      <title>{identity === null ? title : `${title} · ${identity.name}`}</title>
      <Heading ref={heading} tabIndex={-1}>
        {children}
      </Heading>
    </>
  );
}
