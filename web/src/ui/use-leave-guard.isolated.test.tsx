import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import './history-moves.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

function Guarded() {
  const [leaves, setLeaves] = useState<readonly (() => void)[]>([]);
  useLeaveGuard(true, (onward) => setLeaves((before) => [...before, onward]));

  function handleLeave(): void {
    for (const leave of leaves) {
      leave();
    }
  }

  return (
    <>
      <p>Recording</p>
      <output>{leaves.length} asked</output>
      <button type="button" onClick={handleLeave}>
        Leave
      </button>
    </>
  );
}

beforeEach(async () => {
  window.history.pushState(null, '', '/wall');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/wall" element={<Link to="/">Form</Link>} />
        <Route path="/" element={<Guarded />} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Form' }));
});

/** Presses Back and waits until the guard has asked for the nth time and the browser is back on its page. */
async function goBack(times: number): Promise<void> {
  window.history.back();
  await screen.findByText(`${times} asked`);
  await waitFor(() => expect(window.location.pathname).toBe('/'));
}

it('the Back button asks before leaving, every time', async () => {
  await goBack(1);
  await goBack(2);

  expect(screen.getByText('Recording')).toBeVisible();
});

it('confirming goes to where Back led, and no further if Back was pressed twice', async () => {
  const go = vi.spyOn(window.history, 'go');
  await goBack(1);
  await goBack(2);
  go.mockClear();

  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));

  await screen.findByRole('link', { name: 'Form' });
  expect(window.location.pathname).toBe('/wall');
  expect(go.mock.calls).toEqual([[-1]]);
});

it('guards that overlap may end in any order', async () => {
  cleanup();
  function Overlapping() {
    const [guards, setGuards] = useState(['first']);
    return (
      <>
        {guards.map((name) => (
          <Guarded key={name} />
        ))}
        <button type="button" onClick={() => setGuards(['first', 'second'])}>
          Begin second
        </button>
        <button type="button" onClick={() => setGuards(['second'])}>
          End first
        </button>
        <button type="button" onClick={() => setGuards([])}>
          End both
        </button>
        <Link to="/wall">Wall</Link>
      </>
    );
  }
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/wall" element="You are on the wall." />
        <Route path="/" element={<Overlapping />} />
      </Routes>
    </BrowserRouter>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Begin second');
  await press('End first');

  await userEvent.click(screen.getByRole('link', { name: 'Wall' }));
  expect(screen.getByText('1 asked')).toBeVisible();
  await goBack(2);

  await press('End both');
  await userEvent.click(screen.getByRole('link', { name: 'Wall' }));
  expect(screen.getByText('You are on the wall.')).toBeVisible();
});
