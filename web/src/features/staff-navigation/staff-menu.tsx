import Button from '@mui/material/Button';
import { t } from '@prayer-community/i18n/text';
import { useId, useState } from 'react';
import type { ReviewView } from '../../firebase/moderation/use-posts-to-review.ts';
import { isLeader, useOwnProfile } from '../../session/own-profile.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { type MenuLink, OptionalMenuLinks } from './optional-menu-links.tsx';
import { PostsToReview } from './posts-to-review.tsx';
import { PostsToReviewMark } from './posts-to-review-mark.tsx';
import type { Reserved, StaffMenuList } from './staff-menu-list.tsx';

const loadList = async () => (await import('./staff-menu-list.tsx')).StaffMenuList;

/** Loads what the menu shows, so that it opens immediately, with or without a connection. A press tries again. */
export function preloadStaffMenu(): void {
  void Promise.allSettled([loadList()]);
}

export function StaffMenu() {
  const own = useOwnProfile();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [List, setList] = useState<typeof StaffMenuList | null>(null);
  const [offered, setOffered] = useState<readonly MenuLink[] | null>(null);
  const [toReview, setToReview] = useState<ReviewView | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [reserved, setReserved] = useState<Reserved>({ leadership: false, optional: false });
  const menuId = useId();
  const isLeadership = isLeader(own);
  const reviewView = isLeadership ? toReview : null;

  function prepare(): void {
    if (!isWanted) {
      setIsWanted(true);
      preloadStaffMenu();
    }
  }

  async function handlePress(button: HTMLElement): Promise<void> {
    setIsWanted(true);
    setReserved({ leadership: own.state === 'loading', optional: offered === null });
    try {
      const loaded = await loadList();
      setList(() => loaded);
      setAnchor(button);
    } catch (error) {
      console.error(error);
      await showToast({
        id: 'reload',
        title: t('This could not be loaded'),
        text: t('Please check your connection and try again.'),
        kind: 'failure',
        // Chromium remembers failed loads for the life of a page.
        action: { label: t('Reload Page'), onPress: () => window.location.reload() },
      });
    }
  }

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => void handlePress(event.currentTarget)}
        startIcon={<MenuLines />}
        sx={MENU_BUTTON}
      >
        {t('Menu')}
        {reviewView && <PostsToReviewMark />}
      </Button>
      {isWanted && <OptionalMenuLinks onKnown={setOffered} />}
      {isLeadership && <PostsToReview onKnown={setToReview} />}
      {List && (
        <List
          id={menuId}
          anchor={anchor}
          offered={offered ?? []}
          reserved={reserved}
          reviewView={reviewView}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

/** On a phone, the button shares a line with the community's name and the help button. */
const MENU_BUTTON = {
  px: { xs: 1, sm: 2 },
  minWidth: 0,
  minHeight: 44,
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};

function MenuLines() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M2 4.5h14M2 9h14M2 13.5h14" />
    </svg>
  );
}
