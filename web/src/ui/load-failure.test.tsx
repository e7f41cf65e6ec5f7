import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LoadFailure } from './load-failure.tsx';

function Part() {
  const [hasFailed, setFailed] = useState(true);
  return (
    <main tabIndex={-1}>
      {hasFailed ? <LoadFailure text="Not loaded." onRetry={() => setFailed(false)} /> : 'Loading…'}
    </main>
  );
}

it('the part around the retry button takes the focus, because the button disappears', async () => {
  render(<Part />);

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(screen.getByText('Loading…')).toHaveFocus();
});
