import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { FADED_END } from '../../ui/faded-end.ts';
import { GROUP_TITLES, groupId } from './group-titles.ts';

/** A list at the side. On a phone, a scrolling line. */
const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.down('md')]: FADED_END,
  [theme.breakpoints.up('md')]: { display: 'grid', overflowX: 'visible' },
}));

const GroupLink = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 8px',
  borderRadius: 10,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars?.palette.text.primary,
  '&:hover': { background: theme.vars?.palette.action.hover },
  [theme.breakpoints.up('md')]: { paddingInline: 12, whiteSpace: 'normal' },
}));

interface GroupLinksProps {
  /** Ends the search, which may hide the group. */
  onOpen: () => void;
}

export function GroupLinks({ onOpen }: GroupLinksProps) {
  // The URL does not change, because the router would take it for that of another screen.
  function handleClick(event: MouseEvent, name: string): void {
    event.preventDefault();
    flushSync(onOpen);
    const group = document.getElementById(groupId(name));
    group?.scrollIntoView();
    group?.focus({ preventScroll: true });
  }

  return (
    <nav aria-label={t('Groups of settings')}>
      <List>
        {Object.entries(GROUP_TITLES).map(([name, title]) => (
          <li key={name}>
            <GroupLink href={`#${groupId(name)}`} onClick={(event) => handleClick(event, name)}>
              {t(title)}
            </GroupLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
