import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { inputStyles } from '../../../ui/form/input-styles.ts';
import type { DashboardUrl } from '../views/use-dashboard-url.ts';
import { CloseIcon, SearchIcon } from './search-icons.tsx';

/** The width at which the field fits next to the tabs. */
const WIDE = '@container (min-width: 54rem)';

const MAX_CHARS = 200;

const Opener = styled(Button)({
  gridArea: '1 / 2',
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  [WIDE]: { display: 'none' },
});

const Form = styled('form')(({ theme }) => ({
  gridColumn: '1 / -1',
  gridRow: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '&[data-closed]': { display: 'none' },
  [WIDE]: {
    gridArea: '1 / 2',
    // Continues the line below the tabs.
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
    '&[data-closed]': { display: 'flex' },
  },
}));

const Field = styled('input')(inputStyles, {
  minWidth: 0,
  height: 40,
  padding: '6px 12px',
  [WIDE]: { width: 200 },
});

/** Finds requests by a name, a word, an email address or a phone number. If space is tight, a button opens the field. */
export function RequestSearch({ url }: { url: Pick<DashboardUrl, 'search' | 'searchFor'> }) {
  const { search, searchFor } = url;
  const [isOpen, setIsOpen] = useState(search !== '');
  const field = useRef<HTMLInputElement>(null);
  const submitted = useRef(search);
  const formId = useId();

  useEffect(() => {
    // A search submitted here is already in the field. Text typed since then stays.
    if (field.current && search !== submitted.current) {
      field.current.value = search;
    }
    submitted.current = search;
  }, [search]);

  function handleOpen(): void {
    // A hidden field cannot take focus.
    flushSync(() => setIsOpen(!isOpen));
    if (!isOpen) {
      field.current?.focus();
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    submitted.current = field.current?.value.trim() ?? '';
    searchFor(submitted.current);
  }

  return (
    <>
      <Opener
        type="button"
        look="text"
        data-tour="search"
        aria-label={t('Search')}
        aria-expanded={isOpen}
        aria-controls={formId}
        aria-keyshortcuts={isOpen ? undefined : '/'}
        onClick={handleOpen}
      >
        {isOpen ? <CloseIcon /> : <SearchIcon />}
      </Opener>
      <Form
        id={formId}
        role="search"
        data-tour="search"
        data-closed={isOpen ? undefined : ''}
        onSubmit={handleSubmit}
      >
        <Field
          ref={field}
          type="search"
          dir="auto"
          aria-label={t('Search requests')}
          placeholder={t('Search requests')}
          aria-keyshortcuts="/"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_CHARS}
          defaultValue={search}
        />
        <Button
          type="submit"
          look="outlined"
          aria-label={t('Find')}
          style={{ padding: '0 12px', minHeight: 40 }}
        >
          <SearchIcon />
        </Button>
      </Form>
    </>
  );
}
