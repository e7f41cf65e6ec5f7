import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useKeepPlace } from '../use-keep-place.ts';
import { useOpenedRow } from '../use-opened-row.ts';
import { useShortcuts } from './use-shortcuts.ts';

const ROWS = ['first', 'second', 'again', 'third'];

interface InboxProps {
  opened: string | null;
  rows?: readonly string[];
  isListHidden?: boolean;
  areOn?: boolean;
}

/** A list whose rows open a request. The one called `again` opens the same as the first. */
function Inbox({ opened, rows = ROWS, isListHidden = false, areOn = true }: InboxProps) {
  const [openId, setOpenId] = useState(opened);
  const list = useRef<HTMLUListElement>(null);
  const openedRow = useOpenedRow(list);
  useKeepPlace(list, openedRow, openId);
  useShortcuts(list, openedRow, openId !== null, areOn);
  return (
    <>
      <p>Open: {openId}</p>
      <button type="button" onClick={() => setOpenId(null)}>
        Close
      </button>
      <ul ref={list} style={isListHidden ? { display: 'none' } : undefined}>
        {rows.map((name) => {
          const id = name === 'again' ? 'first' : name;
          return (
            <li key={name}>
              <button
                type="button"
                data-card={id}
                aria-current={id === openId ? 'true' : undefined}
                onClick={() => setOpenId(id)}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Presses a key. Returns whether the browser may act on it too. */
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

const row = (name: string) => screen.getByText(name);

const scrollIntoView = vi.fn();

beforeEach(() => {
  // jsdom does not scroll.
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  HTMLElement.prototype.scrollIntoView = scrollIntoView.mockReset();
});

it('j and k move the focus from row to row while no request is open', () => {
  render(<Inbox opened={null} />);

  press('j');
  expect(row('first')).toHaveFocus();
  press('j');
  expect(row('second')).toHaveFocus();
  press('k');
  expect(row('first')).toHaveFocus();
  expect(screen.getByText('Open:')).toBeVisible();
});

it('j and k open the request beside the open one, wherever the focus is', () => {
  render(<Inbox opened="second" />);
  row('third').focus();

  press('k');
  expect(screen.getByText('Open: first')).toBeVisible();
  press('j');
  expect(screen.getByText('Open: second')).toBeVisible();
});

it('j passes a request that is listed twice', () => {
  render(<Inbox opened="second" />);

  press('j');
  expect(screen.getByText('Open: first')).toBeVisible();
  press('j');
  expect(screen.getByText('Open: third')).toBeVisible();
});

it('j continues from the row that was clicked if its request is listed twice', () => {
  render(<Inbox opened={null} />);

  fireEvent.click(row('again'));
  expect(scrollIntoView.mock.contexts).toEqual([row('again')]);
  press('j');
  expect(screen.getByText('Open: third')).toBeVisible();
});

it('the focus returns to the row that was clicked if its request is listed twice', () => {
  render(<Inbox opened={null} />);

  fireEvent.click(row('again'));
  fireEvent.click(screen.getByText('Close'));

  expect(row('again')).toHaveFocus();
});

it('j opens the next request while the list is hidden, and leaves the key to the browser after the last', () => {
  render(<Inbox opened="second" isListHidden />);

  press('j');
  expect(press('j')).toBe(false);
  expect(screen.getByText('Open: third')).toBeVisible();
  expect(press('j')).toBe(true);
});

it.each([
  ['j', 'fourth'],
  ['k', 'second'],
])('%s continues from the place of an open request that left the list', async (key, next) => {
  const { rerender } = render(<Inbox opened="first" rows={['first', 'second', 'third', 'fourth']} />);
  press('j');
  press('j');
  expect(screen.getByText('Open: third')).toBeVisible();
  // Lets the page report the change.
  await act(async () => {});

  rerender(<Inbox opened="first" rows={['first', 'second', 'fourth']} />);
  await act(async () => {});
  press(key);

  expect(screen.getByText(`Open: ${next}`)).toBeVisible();
});

it('j opens the first row of another list', async () => {
  const { rerender } = render(<Inbox opened="second" rows={['first', 'second', 'third']} />);
  await act(async () => {});

  rerender(<Inbox opened="second" rows={['fourth', 'fifth', 'sixth']} />);
  press('j');

  expect(screen.getByText('Open: fourth')).toBeVisible();
});

it('keys are left to the browser while shortcuts are turned off', () => {
  const { rerender } = render(<Inbox opened="second" areOn={false} />);

  expect(press('j')).toBe(true);
  expect(screen.getByText('Open: second')).toBeVisible();

  rerender(<Inbox opened="second" />);
  expect(press('j')).toBe(false);
  expect(screen.getByText('Open: first')).toBeVisible();
});
