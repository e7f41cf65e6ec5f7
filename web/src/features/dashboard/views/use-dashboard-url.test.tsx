import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useDashboardUrl } from './use-dashboard-url.ts';

function Shown() {
  const { view, openId, search, searchFor, withoutSearch, urlOf, opening, searchState, close } =
    useDashboardUrl();
  const navigate = useNavigate();
  return (
    <>
      <p>{`${useLocation().search} ${view} ${openId ?? 'none'} "${search}"`}</p>
      <button type="button" onClick={() => searchFor('Ruth 612')}>
        Find
      </button>
      <Link to={withoutSearch}>Clear</Link>
      <Link to={urlOf('one')} {...opening}>
        Open
      </Link>
      <Link to={urlOf('earlier')} state={searchState}>
        Earlier
      </Link>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
    </>
  );
}

function show(...urls: string[]) {
  render(
    <MemoryRouter initialEntries={urls.length === 0 ? ['/?view=mine'] : urls}>
      <Shown />
    </MemoryRouter>,
  );
  return async (...names: string[]) => {
    for (const name of names) {
      await userEvent.click(screen.getByText(name));
    }
    return screen.getByText(/"$/).textContent;
  };
}

it('search terms stay out of the URL, also when a request is opened and closed', async () => {
  const press = show();

  expect(await press('Find')).toBe('?view=mine&search= mine none "Ruth 612"');
  expect(await press('Open')).toBe('?view=mine&search=&request=one mine one "Ruth 612"');
  expect(await press('Earlier')).toBe('?view=mine&search=&request=earlier mine earlier "Ruth 612"');
  expect(await press('Close')).toBe('?view=mine&search= mine none "Ruth 612"');
});

it('a cleared search is restored by going back', async () => {
  const press = show();

  expect(await press('Find', 'Open', 'Close')).toBe('?view=mine&search= mine none "Ruth 612"');
  expect(await press('Clear')).toBe('?view=mine mine none ""');
  expect(await press('Back')).toBe('?view=mine&search= mine none "Ruth 612"');
});

it('a request that is closed twice at once leads to the list, also after it was opened again', async () => {
  const press = show('/?view=all', '/?view=mine');
  const closeTwice = () =>
    act(() => {
      const close = screen.getByText('Close');
      close.click();
      close.click();
    });
  await press('Open');

  closeTwice();
  expect(await press()).toBe('?view=mine mine none ""');

  await press('Forward');
  closeTwice();
  expect(await press()).toBe('?view=mine mine none ""');
});

it('going back undoes a search submitted twice in one step', async () => {
  const press = show();

  expect(await press('Find', 'Find', 'Back')).toBe('?view=mine mine none ""');
});

it('the list is shown if the URL has a search whose terms are gone', async () => {
  show('/?view=mine&search=');

  expect(screen.getByText('?view=mine&search= mine none ""')).toBeVisible();
});
