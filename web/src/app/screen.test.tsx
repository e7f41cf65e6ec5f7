import { screen as page, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { screen } from './screen.tsx';

const Wall = () => <h1>Belief Wall</h1>;

it('a screen shows a loading status the first time and renders immediately the next time', async () => {
  const load = vi.fn(async () => Wall);
  const Screen = screen(load);
  const { unmount } = render(<Screen />);
  expect(page.getByRole('status')).toHaveTextContent('Loading...');
  expect(await page.findByRole('heading', { name: 'Belief Wall' })).toBeVisible();
  unmount();

  render(<Screen />);

  expect(page.getByRole('heading', { name: 'Belief Wall' })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('a preloaded screen renders immediately', async () => {
  const Screen = screen(async () => Wall);
  await Screen.load();

  render(<Screen />);

  expect(page.getByRole('heading', { name: 'Belief Wall' })).toBeVisible();
});

it('a screen that failed to load is requested again when reopened', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => Wall).mockRejectedValueOnce(new Error('no connection'));
  const Screen = screen(load);
  const open = () =>
    render(
      <ErrorBoundary fallback={<p>Something went wrong</p>}>
        <Screen />
      </ErrorBoundary>,
    );
  const { unmount } = open();
  expect(await page.findByText('Something went wrong')).toBeVisible();
  unmount();

  open();

  expect(await page.findByRole('heading', { name: 'Belief Wall' })).toBeVisible();
});
