import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

interface InboxProps {
  opened: string | null;
  isListHidden?: boolean;
  areOn?: boolean;
}

/** A list whose rows open a request. The one called `again` opens the same as the first. */
function Inbox({ opened, isListHidden = false, areOn = true }: InboxProps) {
  const [openId, setOpenId] = useState(opened);
  const list = useRef<HTMLUListElement>(null);
  useShortcuts(list, openId !== null, areOn);
  return (
    <>
      <p>Open: {openId}</p>
      <ul ref={list} style={isListHidden ? { display: 'none' } : undefined}>
        {['first', 'second', 'again', 'third'].map((name) => {
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

it('j opens the next request while the list is hidden, and leaves the key to the browser after the last', () => {
  render(<Inbox opened="second" isListHidden />);

  press('j');
  expect(press('j')).toBe(false);
  expect(screen.getByText('Open: third')).toBeVisible();
  expect(press('j')).toBe(true);
});

it('keys are left to the browser while shortcuts are turned off', () => {
  const { rerender } = render(<Inbox opened="second" areOn={false} />);

  expect(press('j')).toBe(true);
  expect(screen.getByText('Open: second')).toBeVisible();

  rerender(<Inbox opened="second" />);
  expect(press('j')).toBe(false);
  expect(screen.getByText('Open: first')).toBeVisible();
});
