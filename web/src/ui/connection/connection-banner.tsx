import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { counted, t } from '@prayer-community/i18n/text';
import { useSyncExternalStore } from 'react';
import './ask-before-unload.ts';
import { outOfDateParts } from './out-of-date.ts';
import { pendingUploads, pendingWrites } from './pending-writes.ts';
import { useLasting } from './use-lasting.ts';

/** A new list first comes from memory and is confirmed a moment later, as is a write. */
const UNANSWERED_AFTER_MS = 3_000;

const Place = styled('div')(({ theme }) => ({ position: 'sticky', top: 0, zIndex: theme.zIndex.appBar }));

const Banner = styled('div')(({ theme }) => ({
  padding: '10px 16px',
  fontWeight: 600,
  fontSize: '0.9375rem',
  color: '#664600',
  background: '#fbeec4',
  [theme.breakpoints.up('md')]: { paddingInline: 32 },
  ...theme.applyStyles('dark', { color: '#f7dc85', background: '#433507' }),
}));

/** Room for the banner above what is scrolled to and what is sticky: several lines on a phone, else one. */
const CLEARANCE = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      html: { '--banner-clearance': '5rem', [breakpoints.up('md')]: { '--banner-clearance': '3rem' } },
    })}
  />
);

/** Reports that the device is offline and what happens to changes meanwhile. */
export function ConnectionBanner() {
  const isOnline = useSyncExternalStore(watchBrowser, () => navigator.onLine);
  const pendingCount = useSyncExternalStore(pendingWrites.subscribe, pendingWrites.get);
  const isOutOfDate = useSyncExternalStore(outOfDateParts.subscribe, outOfDateParts.get) > 0;
  const uploadCount = useSyncExternalStore(pendingUploads.subscribe, pendingUploads.get);
  const isLost = useLasting(isOutOfDate, UNANSWERED_AFTER_MS);
  const isUnconfirmed = useLasting(pendingCount > uploadCount, UNANSWERED_AFTER_MS);
  const isOffline = !isOnline || isLost || isUnconfirmed;
  return (
    <Place role="status" data-screen-only="">
      {isOffline && CLEARANCE}
      {isOffline && <Banner>{bannerText(pendingCount)}</Banner>}
    </Place>
  );
}

function bannerText(pendingCount: number): string {
  if (pendingCount === 0) {
    return t('You’re offline. This page may be out of date.');
  }
  const pending = counted(
    pendingCount,
    '1 change is waiting to be sent. Keep this page open.',
    '{count} changes are waiting to be sent. Keep this page open.',
  );
  return `${t('You’re offline.')} ${pending}`;
}

function watchBrowser(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
