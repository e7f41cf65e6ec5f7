import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { JoinButton } from './join-button.tsx';

const member = { uid: 'ruth', email: 'ruth@example.org', displayName: 'Ruth' };

it.each([
  ['is full', { result: refusal(CIRCLE_REFUSALS.full) }, t(CIRCLE_REFUSALS.full)],
  ['cannot be reached', null, /connection/],
])('joining a circle that %s fails with the reason', async (_what, answer, reason) => {
  answerCalls(answer);
  const onJoined = vi.fn();
  render(
    <>
      <JoinButton circleId="hope" circleName="Hope" member={member} onJoined={onJoined} />
      <ToastHost />
    </>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Join Circle Hope' }));

  await findToast('Failed to join');
  expect(screen.getAllByText(reason)[0]).toBeInTheDocument();
  expect(onJoined).not.toHaveBeenCalled();
});

it('the name of the button says that joining is underway', async () => {
  answerCalls(new Promise(() => {}));
  render(<JoinButton circleId="hope" circleName="Hope" member={member} onJoined={vi.fn()} />);

  await userEvent.click(screen.getByRole('button', { name: 'Join Circle Hope' }));

  expect(screen.getByRole('button', { name: 'Joining…' })).toBeVisible();
});
