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
 * The heading of a screen. It names the document, and takes the focus when the visitor moved here inside the
 * app, so that a screen reader says where they are. Where only the search part of the first address changes, a focus that
 * is not lost stays.
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
