import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { act, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { findToast } from '../../../testing/find-toast.ts';
import type { Confirmation } from '../../../ui/confirm-dialog.tsx';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { useMembershipActions } from './use-membership-actions.ts';

const CIRCLE = { id: 'a-circle', name: 'Healing' };
const RUTH = { user_id: 'ruth', display_name: 'Ruth' };
type Actions = ReturnType<typeof useMembershipActions>;

async function confirm(choose: (actions: Actions) => Confirmation): Promise<void> {
  const { result } = renderHook(() => useMembershipActions(CIRCLE), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        {children}
        <ToastHost />
      </MemoryRouter>
    ),
  });
  await act(async () => {
    await choose(result.current).onConfirm();
  });
}

describe.each<[string, string, (actions: Actions) => Confirmation]>([
  ['You left the circle', 'Failed to leave', ({ leave }) => leave()],
  ['Circle deleted', 'Failed to delete', ({ deleteIt }) => deleteIt()],
  ['Member removed', 'Failed to remove', ({ remove }) => remove(RUTH)],
  ['Leadership handed over', 'Failed to hand over leadership', ({ handOver }) => handOver(RUTH)],
])('%s', (done, failed, choose) => {
  it('is shown in a toast on success', async () => {
    answerCalls({ result: { success: true } });

    await confirm(choose);

    await findToast(done);
  });

  it('is replaced by the reason if the action is refused', async () => {
    answerCalls({ result: refusal(CIRCLE_REFUSALS.notMember) });

    await confirm(choose);

    await findToast(failed);
    expect(screen.getByText(t(CIRCLE_REFUSALS.notMember))).toBeInTheDocument();
  });
});
