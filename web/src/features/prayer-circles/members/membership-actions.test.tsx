import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { findToast } from '../../../testing/find-toast.ts';
import type { Confirmation } from '../../../ui/confirm-dialog.tsx';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { membershipActions } from './membership-actions.ts';

const CIRCLE = { id: 'a-circle', name: 'Healing' };
const RUTH = { user_id: 'ruth', display_name: 'Ruth' };
type Actions = ReturnType<typeof membershipActions>;

/** Confirms an action. Returns whether the member was led away from the circle. */
async function confirm(choose: (actions: Actions) => Confirmation): Promise<boolean> {
  render(<ToastHost />);
  const onGone = vi.fn();
  await choose(membershipActions(CIRCLE, onGone)).onConfirm();
  return onGone.mock.calls.length > 0;
}

describe.each<[string, string, boolean, (actions: Actions) => Confirmation]>([
  ['You left the circle', 'Failed to leave', true, ({ leave }) => leave()],
  ['Circle deleted', 'Failed to delete', true, ({ deleteIt }) => deleteIt()],
  ['Member removed', 'Failed to remove', false, ({ remove }) => remove(RUTH)],
  ['Leadership handed over', 'Failed to hand over leadership', false, ({ handOver }) => handOver(RUTH)],
])('%s', (done, failed, isGone, choose) => {
  it('is shown in a toast on success', async () => {
    answerCalls({ result: { success: true } });

    expect(await confirm(choose)).toBe(isGone);

    await findToast(done);
  });

  it('is replaced by the reason if the action is refused', async () => {
    answerCalls({ result: refusal(CIRCLE_REFUSALS.notMember) });

    expect(await confirm(choose)).toBe(false);

    await findToast(failed);
    expect(screen.getByText(t(CIRCLE_REFUSALS.notMember))).toBeInTheDocument();
  });
});

it('leaving and removing say that open invitations are withdrawn', () => {
  const { leave, remove } = membershipActions(CIRCLE, vi.fn());

  expect(leave().text).toContain('Open invitations you sent will be withdrawn.');
  expect(remove(RUTH).text).toContain('Open invitations they sent will be withdrawn.');
});
