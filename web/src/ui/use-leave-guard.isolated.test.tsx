import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import './history-moves.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

function Guarded() {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaveGuard(true, (onward) => setLeave(() => onward));
  return (
    <>
      <p>Recording</p>
      {leave !== null && (
        <button type="button" onClick={leave}>
          Leave
        </button>
      )}
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

it('asks before the Back button leads away, each time', async () => {
  for (let time = 0; time < 2; time += 1) {
    window.history.back();

    await screen.findByRole('button', { name: 'Leave' });
    await expect.poll(() => window.location.pathname).toBe('/');
    expect(screen.getByText('Recording')).toBeVisible();
  }
});

it('leads to where Back led once that is confirmed', async () => {
  window.history.back();

  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));

  await screen.findByRole('link', { name: 'Form' });
  expect(window.location.pathname).toBe('/wall');
});
