import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RunView } from './run-view.tsx';

const CHECKED = {
  kind: 'groups' as const,
  rows: [{ line: 2, name: 'Choir', description: null, topic: null, emails: [] }],
  badRows: [],
};

function Run() {
  const [isStopped, setIsStopped] = useState(true);
  return (
    <RunView
      run={
        isStopped
          ? { state: 'stopped', progress: null, message: 'We couldn’t reach our server.' }
          : { state: 'running', progress: null }
      }
      checked={CHECKED}
      onContinue={() => setIsStopped(false)}
    />
  );
}

it('the title takes the focus when the button that continues an import disappears', async () => {
  render(
    <MemoryRouter>
      <Run />
    </MemoryRouter>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Continue Import' }));

  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: /^Importing/ })).toHaveFocus();
});
