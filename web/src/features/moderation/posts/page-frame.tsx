import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import type { FollowedPages } from '../../../firebase/live-pages/use-live-pages.ts';
import { RetryButton } from '../../../ui/retry-button.tsx';
import { type AnnounceList, useAnnounceList } from '../../../ui/use-list-announcement.ts';
import { EMPTY_TEXTS, type ModerationView, VIEW_HEADINGS } from '../moderation-views.ts';

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '32px 20px',
  textAlign: 'center',
  borderRadius: 16,
  border: `1px dashed ${theme.vars?.palette.divider}`,
  color: theme.vars?.palette.text.secondary,
}));

interface PageFrameProps<Entry> {
  view: ModerationView;
  pages: FollowedPages<Entry>;
  /** Counts the posts among the loaded entries. */
  countOf: (entries: readonly Entry[]) => number;
  onListed: AnnounceList;
  children: (entries: readonly Entry[]) => ReactNode;
}

export function PageFrame<Entry>({ view, pages, countOf, onListed, children }: PageFrameProps<Entry>) {
  const { list, loadMore, retry } = pages;
  const emptyText = t(EMPTY_TEXTS[view]);
  useAnnounceList(onListed, announcement());

  function announcement(): string | null {
    if (list.state !== 'ready') {
      return null;
    }
    const count = countOf(list.documents);
    return count === 0 && !list.hasMore
      ? emptyText
      : `${t(VIEW_HEADINGS[view])} (${count}${list.hasMore ? '+' : ''})`;
  }

  if (list.state === 'refused') {
    return (
      <Note role="alert">
        {t('Failed to load belief wall posts.')} <RetryButton look="text" onRetry={retry} />
      </Note>
    );
  }
  if (list.state === 'loading') {
    return (
      <Note role="status">
        {list.isOffline ? t('You’re offline. Posts will load when you’re back online.') : t('Loading posts…')}
      </Note>
    );
  }
  return (
    <>
      {list.documents.length === 0 && !list.hasMore ? <Note>{emptyText}</Note> : children(list.documents)}
      {list.hasMore && (
        <Button variant="outlined" data-more aria-disabled={list.isLoadingMore} onClick={loadMore} sx={MORE}>
          {t('Show more posts')}
        </Button>
      )}
    </>
  );
}

const MORE = { justifySelf: 'center' };
