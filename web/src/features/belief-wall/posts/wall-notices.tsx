import { styled } from '@mui/material/styles';
import { counted, t } from '@prayer-community/i18n/text';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';

/** Floats below the sticky tabs and over the posts. Takes no space, so nothing moves. */
const NoticeSlot = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 72,
  zIndex: 1,
  height: 0,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 8,
  // A notice shown from the start can take up space without moving anything.
  '&[data-has-room="true"]': { height: 'auto', marginBottom: 16 },
  [theme.breakpoints.up('md')]: { top: 88 },
}));

const NewPosts = styled(Button)(({ theme }) => ({ boxShadow: theme.shadows[4] }));

const OutOfDate = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '8px 18px',
  borderRadius: 20,
  fontSize: '0.9375rem',
  background: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  boxShadow: theme.shadows[4],
}));

interface WallNoticesProps {
  /** The number of posts that arrived while the reader was further down. */
  newPostsCount: number;
  onShowNewPosts: () => void;
  isOutOfDate: boolean;
  /** True while the list still shows the cached posts it started with. */
  hasRoom: boolean;
}

export function WallNotices({ newPostsCount, onShowNewPosts, isOutOfDate, hasRoom }: WallNoticesProps) {
  const notice = useRef<HTMLDivElement>(null);

  function showNewPosts(): void {
    flushSync(onShowNewPosts);
    const wall = notice.current?.parentElement;
    wall?.scrollIntoView();
    wall?.querySelector('article')?.focus({ preventScroll: true });
  }

  return (
    <NoticeSlot ref={notice} role="status" data-has-room={hasRoom}>
      {newPostsCount > 0 && (
        <NewPosts type="button" onClick={showNewPosts}>
          {counted(newPostsCount, '1 new prayer request', '{count} new prayer requests')}
        </NewPosts>
      )}
      {isOutOfDate && <OutOfDate>{t('You’re offline. This page may be out of date.')}</OutOfDate>}
    </NoticeSlot>
  );
}
