import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { ScreenSettings } from '@prayer-community/domain/settings/site-identity';
import { type Language, OWN_NAMES } from '@prayer-community/i18n/language';
import { counted, message, t } from '@prayer-community/i18n/text';
import { useCallback, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import type { ReviewView } from '../../firebase/moderation/use-posts-to-review.ts';
import { useOwnProfile } from '../../session/own-profile.ts';
import { signOutOrToast } from '../../session/sign-out-or-toast.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { pendingWrites } from '../../ui/connection/pending-writes.ts';
import { VisuallyHidden } from '../../ui/form/visually-hidden.tsx';
import { useIdentity } from '../../ui/identity/identity.ts';
import { LanguageChange } from '../../ui/language/language-change.tsx';
import { useOtherLanguages } from '../../ui/language/use-other-languages.ts';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { type MenuLink, OPTIONAL_LINKS, OptionalMenuLinks } from './optional-menu-links.tsx';
import { PostsToReview } from './posts-to-review.tsx';

const STAFF_LINKS: readonly MenuLink[] = [
  { path: PATHS.dashboard, label: message('Prayer Team Dashboard') },
  { path: PATHS.mySettings, label: message('My Settings') },
];

const LEADERSHIP_LINKS: readonly (MenuLink & { part?: keyof ScreenSettings })[] = [
  { path: PATHS.userManagement, label: message('User Management') },
  { path: PATHS.moderation, label: message('Moderation') },
  { path: PATHS.dailyContentAdmin, label: message('Daily Content'), part: 'daily_content' },
  { path: PATHS.insights, label: message('Insights'), part: 'insights' },
  { path: PATHS.import, label: message('Import') },
  { path: PATHS.settings, label: message('Settings') },
];

const ALL_LINKS: readonly MenuLink[] = [
  ...STAFF_LINKS,
  ...LEADERSHIP_LINKS,
  ...Object.values(OPTIONAL_LINKS),
];

/** Reserves the place of a link that may load while the menu is open, so no item moves under the pointer. */
const RESERVED = { visibility: 'hidden' } as const;

export function StaffMenu() {
  const own = useOwnProfile();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [offered, setOffered] = useState<readonly MenuLink[] | null>(null);
  const [toReview, setToReview] = useState<ReviewView | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [reserved, setReserved] = useState<readonly MenuLink[]>([]);
  const [wantedLanguage, setWantedLanguage] = useState<Language | null>(null);
  const otherLanguages = useOtherLanguages();
  const { confirmation, ask, close: stayLoggedIn } = useConfirmation();
  const stay = useCallback(() => setWantedLanguage(null), []);
  const menuId = useId();
  const close = () => setAnchor(null);
  const screens = useIdentity()?.screens;
  const isLeadership = own.state === 'ready' && own.profile.role === 'leadership';
  const links = [
    ...STAFF_LINKS.filter(({ path }) => path !== pathname),
    ...(isLeadership ? LEADERSHIP_LINKS.filter(({ part }) => !part || screens?.[part] !== false) : []),
    ...(offered ?? []),
  ];
  const undecided = [
    ...(own.state === 'loading' ? LEADERSHIP_LINKS : []),
    ...(offered === null ? Object.values(OPTIONAL_LINKS) : []),
  ];
  const mark = isLeadership && toReview && (
    <>
      <Dot /> <VisuallyHidden>{t('Posts to review')}</VisuallyHidden>
    </>
  );
  const toItem = (link: MenuLink) => {
    const { path, label } = link;
    const isOffered = links.includes(link);
    return (
      (isOffered || reserved.includes(link)) && (
        <MenuItem
          key={path}
          disabled={!isOffered}
          style={isOffered ? undefined : RESERVED}
          onClick={() => open(path)}
        >
          {t(label)}
          {path === PATHS.moderation && mark}
        </MenuItem>
      )
    );
  };

  function open(path: string): void {
    close();
    void navigate(path === PATHS.moderation && toReview ? `${path}?view=${toReview}` : path);
  }

  function handleLogout(): void {
    close();
    const unsaved = pendingWrites.value();
    if (unsaved === 0) {
      void signOutOrToast('asked');
      return;
    }
    ask({
      title: t('Changes Not Sent'),
      text: counted(
        unsaved,
        '1 change is waiting to be sent. If you log out now, it will be lost.',
        '{count} changes are waiting to be sent. If you log out now, they will be lost.',
      ),
      confirmLabel: t('Logout'),
      onConfirm: () => signOutOrToast('asked'),
    });
  }

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onPointerEnter={() => setIsWanted(true)}
        onFocus={() => setIsWanted(true)}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setIsWanted(true);
          setReserved(undecided);
        }}
        startIcon={<MenuLines />}
        sx={MENU_BUTTON}
      >
        {t('Menu')}
        {mark}
      </Button>
      {isWanted && <OptionalMenuLinks onKnown={setOffered} />}
      {isLeadership && <PostsToReview onKnown={setToReview} />}
      {/* The menu lies outside of the page's own landmarks. */}
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ root: { role: 'navigation', 'aria-label': t('Account') } }}
      >
        {ALL_LINKS.map(toItem)}
        {otherLanguages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            onClick={() => {
              close();
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

/** Lies on the end of the text, so nothing moves when it appears. */
const Dot = styled('span')(({ theme }) => ({
  alignSelf: 'flex-start',
  width: 8,
  height: 8,
  marginInlineEnd: -8,
  borderRadius: 4,
  background: theme.vars?.palette.error.main,
  // Forced colors mode draws no backgrounds.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
}));

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
