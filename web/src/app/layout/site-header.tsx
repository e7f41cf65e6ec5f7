import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { CommunityMark } from '../../ui/identity/community-mark.tsx';
import { CommunityName } from '../../ui/identity/community-name.tsx';
import { useIdentity } from '../../ui/identity/identity.ts';

const TITLE_ROW_PX = 56;

interface SiteHeaderProps {
  /** The breakpoint from which the title and the links share one row. */
  rowFrom: 'md' | 'lg';
  children?: ReactNode;
  /** A notice that stays in sight below the links. */
  notice?: ReactNode;
}

type RowProps = Pick<SiteHeaderProps, 'rowFrom'>;

const Header = styled('header')<RowProps>(({ theme, rowFrom }) => ({
  position: 'sticky',
  // On a narrow screen, the title scrolls away and the tabs stay.
  top: -TITLE_ROW_PX,
  zIndex: theme.zIndex.appBar,
  // With large text on a phone, the header would cover half of the window.
  '@media (max-width: 18em)': { position: 'static' },
  background: theme.vars?.palette.background.default,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up(rowFrom)]: { top: 0 },
}));

const Row = styled('div')<RowProps>(({ theme, rowFrom }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  [theme.breakpoints.up(rowFrom)]: {
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    paddingInline: 32,
    '& > a': { flex: '0 99 auto', minHeight: 72, paddingInlineStart: 0 },
  },
}));

const Title = styled(Link)(({ theme }) => ({
  order: -2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  // A long name wraps to two lines and shares the row with the elements beside it.
  flex: '1 1 0',
  minWidth: '9em',
  minHeight: TITLE_ROW_PX,
  paddingInlineStart: 16,
  marginInlineEnd: 16,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '& > :last-child': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  ...theme.typography.h2,
  fontSize: '1.3rem',
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
}));

export function SiteHeader({ rowFrom, children, notice }: SiteHeaderProps) {
  const isNamed = useIdentity() !== null;
  return (
    <Header rowFrom={rowFrom}>
      <Row rowFrom={rowFrom}>
        <Title to={PATHS.requestPrayer} aria-label={isNamed ? undefined : t('Return to Home')}>
          <CommunityMark sizePx={30} />
          <CommunityName />
        </Title>
        {children}
      </Row>
      {notice}
    </Header>
  );
}
