import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Dialog } from '../../ui/dialog.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { useIdleness } from './use-idleness.ts';
import { IDLE_LIMIT_MS, noteActivity } from './watch-activity.ts';

const ALMOST_IDLE_MS = 29.5 * 60_000;

function WatchedWarning() {
  return <IdleWarning idle={useIdleness(IDLE_LIMIT_MS)} />;
}

beforeEach(() => noteActivity(Date.now() - ALMOST_IDLE_MS));

it('the warning is inside the open dialog, where it can be heard and reached', async () => {
  render(
    <Dialog open>
      <p>Who prays?</p>
    </Dialog>,
  );
  render(<WatchedWarning />);

  const warning = within(screen.getByRole('dialog')).getByRole('alert');
  expect(warning).toHaveTextContent('Are you still there?');
  expect(within(warning).getByRole('button', { name: 'Stay signed in' })).toBeVisible();
});

it('a tap on the warning ends it with its click, so that nothing behind it is pressed', () => {
  render(<WatchedWarning />);
  const stay = screen.getByRole('button', { name: 'Stay signed in' });

  fireEvent.pointerMove(stay);
  fireEvent.pointerDown(stay);
  fireEvent.keyDown(stay, { key: ' ' });
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.click(stay);

  expect(screen.queryByRole('alert')).toBeNull();
});

it('the focus returns from the warning to where it was', () => {
  const note = <textarea aria-label="Note" />;
  const { rerender } = render(note);
  screen.getByRole('textbox', { name: 'Note' }).focus();
  rerender(
    <>
      {note}
      <WatchedWarning />
    </>,
  );
  const stay = screen.getByRole('button', { name: 'Stay signed in' });
  act(() => stay.focus());

  fireEvent.click(stay);

  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
});

// Screen readers and dictation dispatch these events without a pointer or key event.
it.each([
  ['a click', fireEvent.click],
  ['dictated text', fireEvent.input],
])('the warning counts %s as activity', (_what, dispatch) => {
  render(
    <>
      <WatchedWarning />
      <textarea aria-label="Note" />
    </>,
  );
  expect(screen.getByRole('alert')).toBeVisible();

  dispatch(screen.getByRole('textbox', { name: 'Note' }));

  expect(screen.queryByRole('alert')).toBeNull();
});
