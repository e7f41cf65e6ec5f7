import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useDeferredValue, useEffect, useId } from 'react';
import { Deferred } from '../../ui/deferred.tsx';
import { preloadToasts } from '../../ui/toast/toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useOnce } from '../../ui/use-once.ts';
import { BeliefWallHead } from './belief-wall-head.tsx';
import { PostList } from './posts/post-list.tsx';
import { useWallPosts } from './posts/use-wall-posts.ts';
import { PrayerSessionLink } from './prayer-session/prayer-session-link.tsx';
import { preloadActions } from './preload-actions.ts';
import { ShareForm } from './sharing/share-form.tsx';
import { useSharing } from './sharing/use-sharing.ts';
import { WALL_TOASTS } from './wall-toasts.ts';

const Community = styled('section')(({ theme }) => ({
  marginTop: 48,
  '& h2': { ...theme.typography.h2, margin: 0 },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
  minHeight: 48,
  marginBottom: 16,
});

/** `/belief-wall`: prayer requests that anyone can read and pray for. */
export function BeliefWallPage() {
  const headingId = useId();
  const { list, loadMore, retry } = useWallPosts();
  const sharing = useSharing();
  // A page of posts is slow to render, so it is deferred to keep the page responsive.
  const deferredList = useDeferredValue(list);
  const deferredOutgoing = useDeferredValue(sharing.outgoing);
  const hasFailed = list.state === 'refused' || (list.state === 'loading' && list.isOffline);
  const isEmpty = list.state === 'ready' && list.documents.length === 0;
  const preload = useOnce(preloadActions);
  useEffect(() => {
    if (list.state === 'ready') {
      // Toasts must also work offline.
      preloadToasts();
    }
  }, [list.state]);
  useFailureToast(WALL_TOASTS.notLoaded, hasFailed);
  return (
    <>
      <BeliefWallHead />
      <Deferred>
        <ShareForm {...sharing} />
        <Community aria-labelledby={headingId} onFocus={preload} onPointerEnter={preload}>
          <Head>
            <h2 id={headingId}>{t('Community Prayer Requests')}</h2>
            {!hasFailed && !isEmpty && <PrayerSessionLink isWaiting={list.state === 'loading'} />}
          </Head>
          <PostList list={deferredList} outgoing={deferredOutgoing} onLoadMore={loadMore} onRetry={retry} />
        </Community>
      </Deferred>
    </>
  );
}
