import { fireEvent, render, screen, within } from '@testing-library/react';
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

// Screen readers and dictation dispatch these events without a pointer or key event.
it.each([
  ['a click', fireEvent.click],
  ['dictated text', fireEvent.input],
])('the warning counts %s as activity', (_what, act) => {
  render(
    <>
      <WatchedWarning />
      <textarea aria-label="Note" />
    </>,
  );
  expect(screen.getByRole('alert')).toBeVisible();

  act(screen.getByRole('textbox', { name: 'Note' }));

  expect(screen.queryByRole('alert')).toBeNull();
});
