import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { ScreenSettings } from '@prayer-community/domain/settings/site-identity';
import { type Language, OWN_NAMES } from '@prayer-community/i18n/language';
import { message, t } from '@prayer-community/i18n/text';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import type { ReviewView } from '../../firebase/moderation/use-posts-to-review.ts';
import { lossAtSignOut } from '../../session/loss-at-sign-out.ts';
import { isLeader, useOwnProfile } from '../../session/own-profile.ts';
import { signOutOrToast } from '../../session/sign-out-or-toast.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useIdentity } from '../../ui/identity/identity.ts';
import { LanguageChange } from '../../ui/language/language-change.tsx';
import { useOtherLanguages } from '../../ui/language/use-other-languages.ts';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { type MenuLink, OPTIONAL_LINKS } from './optional-menu-links.tsx';
import { PostsToReviewMark } from './posts-to-review-mark.tsx';

type PartLink = MenuLink & { part?: keyof ScreenSettings };

const WORK_LINKS: readonly PartLink[] = [
  { path: PATHS.dashboard, label: message('Prayer Team Dashboard') },
  { path: PATHS.prayerCircles, label: message('Prayer Circles'), part: 'prayer_circles' },
];

const OWN_LINKS: readonly PartLink[] = [{ path: PATHS.mySettings, label: message('My Settings') }];

const LEADERSHIP_LINKS: readonly PartLink[] = [
  { path: PATHS.userManagement, label: message('User Management') },
  { path: PATHS.moderation, label: message('Moderation') },
  { path: PATHS.dailyContentAdmin, label: message('Daily Content'), part: 'daily_content' },
  { path: PATHS.insights, label: message('Insights'), part: 'insights' },
  { path: PATHS.import, label: message('Import') },
  { path: PATHS.settings, label: message('Settings') },
];

/** Lines separate the groups from each other, and from what concerns only the user. */
const GROUPS: readonly (readonly MenuLink[])[] = [
  [...WORK_LINKS, ...Object.values(OPTIONAL_LINKS)],
  LEADERSHIP_LINKS,
];

const MarkAtEnd = styled('span')({
  display: 'flex',
  marginInlineStart: 'auto',
  paddingInlineStart: 16,
  '& > :first-of-type': { margin: 0 },
});

/** Reserves the place of a link that may load while the menu is open, so no item moves under the pointer. */
const RESERVED = { visibility: 'hidden' } as const;

/** The links that were still unknown when the menu was opened. */
export interface Reserved {
  leadership: boolean;
  optional: boolean;
}

interface StaffMenuListProps {
  id: string;
  /** The button that opened the menu. Null if it is closed. */
  anchor: HTMLElement | null;
  offered: readonly MenuLink[];
  reserved: Reserved;
  /** The list of posts that wait for this leader's decision. */
  reviewView: ReviewView | null;
  onClose: () => void;
}

export function StaffMenuList({ id, anchor, offered, reserved, reviewView, onClose }: StaffMenuListProps) {
  const own = useOwnProfile();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [wantedLanguage, setWantedLanguage] = useState<Language | null>(null);
  const otherLanguages = useOtherLanguages();
  const { confirmation, ask, close: stayLoggedIn } = useConfirmation();
  const stay = useCallback(() => setWantedLanguage(null), []);
  const screens = useIdentity()?.screens;
  const isLeadership = isLeader(own);
  const isOn = ({ part }: PartLink) => !part || screens?.[part] !== false;
  const links = [
    ...[...WORK_LINKS, ...OWN_LINKS].filter((link) => isOn(link) && link.path !== pathname),
    ...(isLeadership ? LEADERSHIP_LINKS.filter(isOn) : []),
    ...offered,
  ];
  const places = [
    ...(reserved.leadership ? LEADERSHIP_LINKS : []),
    ...(reserved.optional ? Object.values(OPTIONAL_LINKS) : []),
  ];
  const toItems = (group: readonly MenuLink[], isLast: boolean) => {
    const visible = group.filter((link) => links.includes(link) || places.includes(link));
    return visible.map((link) => {
      const { path, label } = link;
      const isOffered = links.includes(link);
      return (
        <MenuItem
          key={path}
          divider={!isLast && link === visible.at(-1)}
          disabled={!isOffered}
          style={isOffered ? undefined : RESERVED}
          onClick={() => open(path)}
        >
          {t(label)}
          {path === PATHS.moderation && reviewView && (
            <MarkAtEnd>
              <PostsToReviewMark />
            </MarkAtEnd>
          )}
        </MenuItem>
      );
    });
  };

  function open(path: string): void {
    onClose();
    void navigate(path === PATHS.moderation && reviewView ? `${path}?view=${reviewView}` : path);
  }

  function handleLogout(): void {
    onClose();
    const loss = lossAtSignOut();
    if (loss === null) {
      void signOutOrToast('asked');
    } else {
      ask({ ...loss, confirmLabel: t('Logout'), onConfirm: () => signOutOrToast('asked') });
    }
  }

  return (
    <>
      {/* The menu lies outside of the page's own landmarks. */}
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ root: { role: 'navigation', 'aria-label': t('Account') } }}
      >
        {GROUPS.map((group) => toItems(group, false))}
        {toItems(OWN_LINKS, true)}
        {otherLanguages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            onClick={() => {
              onClose();
              setWantedLanguage(language);
            }}
          >
            {OWN_NAMES[language]}
          </MenuItem>
        ))}
        <MenuItem onClick={handleLogout}>{t('Logout')}</MenuItem>
      </Menu>
      <ConfirmDialog confirmation={confirmation} onClose={stayLoggedIn} />
      {wantedLanguage && <LanguageChange language={wantedLanguage} persists onStay={stay} />}
    </>
  );
}
