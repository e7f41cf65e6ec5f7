import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadable } from './loadable.tsx';

const Wall = () => <h1>Belief Wall</h1>;
const Loading = () => <p role="status">Loading...</p>;

it('a component shows its placeholder the first time and renders immediately the next time', async () => {
  const load = vi.fn(async () => Wall);
  const Page = loadable(load, Loading);
  const { unmount } = render(<Page />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(await screen.findByRole('heading', { name: 'Belief Wall' })).toBeVisible();
  unmount();

  render(<Page />);

  expect(screen.getByRole('heading', { name: 'Belief Wall' })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('a preloaded component renders immediately', async () => {
  const Page = loadable(async () => Wall, Loading);
  await Page.load();

  render(<Page />);

  expect(screen.getByRole('heading', { name: 'Belief Wall' })).toBeVisible();
});

it('a component that failed to load is requested again when shown again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => Wall).mockRejectedValueOnce(new Error('no connection'));
  const Page = loadable(load, Loading);
  const open = () =>
    render(
      <ErrorBoundary fallback={<p>Something went wrong</p>}>
        <Page />
      </ErrorBoundary>,
    );
  const { unmount } = open();
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  unmount();

  open();

  expect(await screen.findByRole('heading', { name: 'Belief Wall' })).toBeVisible();
});
