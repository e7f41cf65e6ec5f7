import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../ui/dialog.tsx';
import { CountdownNotice } from './countdown-notice.tsx';

afterEach(() => vi.restoreAllMocks());

it('the notice is inside the open dialog, where it can be heard and reached', () => {
  render(
    <Dialog open>
      <p>Asking for prayer on this device</p>
    </Dialog>,
  );

  render(<CountdownNotice secondsLeft={20} hasInput onStay={vi.fn()} />);

  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('alert')).toHaveTextContent('Are you still there?');
  expect(dialog.getByRole('button', { name: 'I’m Still Here' })).toBeVisible();
});

it('the notice is above the on-screen keyboard, even if the keyboard opens later', () => {
  const screenAbove = Object.assign(new EventTarget(), { height: 700, offsetTop: 100 });
  vi.stubGlobal('visualViewport', screenAbove);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  render(<CountdownNotice secondsLeft={20} hasInput onStay={vi.fn()} />);
  const notice = screen.getByRole('alert').parentElement;
  expect(notice).toHaveStyle({ bottom: '0px' });

  screenAbove.height = 400;
  act(() => void screenAbove.dispatchEvent(new Event('resize')));

  expect(notice).toHaveStyle({ bottom: '300px' });
});

it('the notice speaks of input only if there is some, as nothing of a sent request is cleared', () => {
  const { rerender } = render(<CountdownNotice secondsLeft={20} hasInput={false} onStay={vi.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Are you still there? This screen will start over.');

  rerender(<CountdownNotice secondsLeft={20} hasInput onStay={vi.fn()} />);

  expect(screen.getByRole('alert')).toHaveTextContent('What you entered will be cleared.');
});

it('the focus returns from the notice to where it was', async () => {
  const { rerender } = render(<input aria-label="Name" />);
  screen.getByRole('textbox', { name: 'Name' }).focus();
  rerender(
    <>
      <input aria-label="Name" />
      <CountdownNotice secondsLeft={20} hasInput onStay={vi.fn()} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'I’m Still Here' }));

  rerender(<input aria-label="Name" />);

  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('a tap anywhere on the notice lets the visitor stay', async () => {
  const onStay = vi.fn();
  render(<CountdownNotice secondsLeft={20} hasInput onStay={onStay} />);

  await userEvent.click(screen.getByText('20 seconds'));
  await userEvent.click(screen.getByRole('button', { name: 'I’m Still Here' }));

  expect(onStay).toHaveBeenCalledTimes(2);
});
