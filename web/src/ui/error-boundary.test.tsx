import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../app/appearance.tsx';
import { ErrorPage } from '../app/pages/error-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function BrokenScreen(): never {
  throw new Error('The code of this screen could not be loaded.');
}

it('a failed screen shows an error and a way out, and the content next to it stays', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Appearance>
      <p>The header</p>
      <ErrorBoundary fallback={<ErrorPage />}>
        <BrokenScreen />
      </ErrorBoundary>
    </Appearance>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('The header')).toBeVisible();
  expect(report).toHaveBeenCalled();
});
