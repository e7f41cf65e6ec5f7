import { useEffect } from 'react';
import { preloadToasts } from '../../ui/toast/toast.ts';
import { HeaderTools } from './header-tools.tsx';
import { MainColumn } from './main-column.tsx';
import { SiteHeader } from './site-header.tsx';

export function PlainLayout() {
  useEffect(preloadToasts, []);
  return (
    <>
      <SiteHeader rowFrom="lg">
        <HeaderTools />
      </SiteHeader>
      <MainColumn />
    </>
  );
}
