import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { ShortcutsButton } from './shortcuts-button.tsx';

function List() {
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={list}>
        <button type="button" data-card="ruth">
          Ruth
        </button>
      </div>
      <ShortcutsButton list={list} opened={list} isRequestOpen={false} />
    </>
  );
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });

it('shortcuts that were turned off stay off on the next visit', async () => {
  const { unmount } = showOnDashboard(<List />, 'prayer_team');
  press('j');
  expect(screen.getByText('Ruth')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard Shortcuts' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Use keyboard shortcuts' }));
  unmount();

  showOnDashboard(<List />, 'prayer_team');

  press('j');
  expect(screen.getByText('Ruth')).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard Shortcuts' }));
  expect(await screen.findByRole('switch')).not.toBeChecked();
});
