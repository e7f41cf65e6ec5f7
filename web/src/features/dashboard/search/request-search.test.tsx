import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RequestSearch } from './request-search.tsx';

/** The search with a URL that changes only when a button is pressed, as if the device were busy. */
function SlowSearch() {
  const [asked, setAsked] = useState('');
  const [search, setSearch] = useState('');
  return (
    <>
      <RequestSearch url={{ search, searchFor: setAsked }} />
      <button type="button" onClick={() => setSearch(asked)}>
        Arrive
      </button>
      <button type="button" onClick={() => setSearch('')}>
        Clear
      </button>
    </>
  );
}

it('text typed while an earlier search is running is not lost', async () => {
  const user = userEvent.setup();
  render(<SlowSearch />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search requests', hidden: true });

  await user.type(field, 'Ruth{Enter} Cohen');
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(field.value).toBe('Ruth Cohen');

  await user.type(field, '{Enter}');
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(field.value).toBe('Ruth Cohen');

  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field.value).toBe('');
});
