import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';

function Greeting({ name }: { name: string; onClose: () => void }) {
  return <p>Hello, {name}</p>;
}

const loadedAtSecondTry = () =>
  vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Greeting);

const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockClear();
  // React logs errors that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('a dialog whose code cannot be loaded says so, leaves the screen intact and can be retried', async () => {
  const load = loadedAtSecondTry();
  const GreetingDialog = lazyDialog(load);
  render(
    <>
      <p>The screen</p>
      <GreetingDialog name="Ruth" onClose={onClose} />
    </>,
  );

  await screen.findByRole('dialog', { name: 'This could not be loaded' });
  expect(screen.getByText('The screen')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('Hello, Ruth')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
});

it('a dialog whose code could not be loaded closes and loads again when reopened', async () => {
  const GreetingDialog = lazyDialog(loadedAtSecondTry());
  const { unmount } = render(<GreetingDialog name="Ruth" onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  unmount();

  render(<GreetingDialog name="Ruth" onClose={onClose} />);

  expect(await screen.findByText('Hello, Ruth')).toBeInTheDocument();
});
