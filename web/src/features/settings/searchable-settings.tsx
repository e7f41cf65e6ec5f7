import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { GroupLinks } from './group-links.tsx';
import { SettingsSearchContext } from './settings-search.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '220px minmax(0, 720px)', gap: 32 },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 'calc(88px + var(--banner-clearance, 0px))' },
}));

const Groups = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '&[data-searching] [data-group]:not(:has([data-setting]:not([hidden])))': { display: 'none' },
});

const Found = styled('p')({ margin: 0, '&:empty': { display: 'none' } });

interface SearchableSettingsProps {
  hidden: boolean;
  hasUnsaved: boolean;
  /** The groups of settings. Passed as children so that typing in the search does not render them all again. */
  children: ReactNode;
}

export function SearchableSettings({ hidden, hasUnsaved, children }: SearchableSettingsProps) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const groups = useRef<HTMLDivElement>(null);
  const found = useFoundCount(groups, search);
  return (
    <Columns hidden={hidden}>
      <Side>
        <TextField
          label={t('Search settings')}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Found role="status">{found === 0 ? t('No setting matches your search.') : ''}</Found>
        <GroupLinks onOpen={() => setTyped('')} />
        <Button variant="outlined" component={Link} to={PATHS.export}>
          {t('Export Everything')}
        </Button>
      </Side>
      <SettingsSearchContext value={search}>
        <Groups
          ref={groups}
          data-searching={search === '' ? undefined : true}
          data-saved={hasUnsaved ? undefined : true}
        >
          {children}
        </Groups>
      </SettingsSearchContext>
    </Columns>
  );
}

/** Returns the number of settings that match the search. Null if there is no search. */
function useFoundCount(groups: RefObject<HTMLElement | null>, search: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  useLayoutEffect(() => {
    const shown = groups.current?.querySelectorAll('[data-setting]:not([hidden])').length ?? 0;
    setCount(search === '' ? null : shown);
  }, [groups, search]);
  return count;
}
