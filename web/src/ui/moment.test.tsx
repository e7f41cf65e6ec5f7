import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Moment } from './moment.tsx';

const inFiveMinutes = () => new Date(Date.now() + 5 * 60_000 + 30_000);

it('what has happened is never shown as future, because the device’s clock may be slow', () => {
  render(<Moment at={inFiveMinutes()} />);

  expect(screen.getByRole('time')).toHaveTextContent('now');
});

it('a scheduled moment may be in the future', () => {
  render(<Moment at={inFiveMinutes()} isScheduled />);

  expect(screen.getByRole('time')).toHaveTextContent('in 5 minutes');
});
