import { WALL_REFUSALS } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import { t } from '@prayer-community/i18n/text';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { ShareForm } from './share-form.tsx';
import { useSharing } from './use-sharing.ts';

// Accounts come from a service that is not available in jsdom.
vi.mock('../../../firebase/visitor-uid.ts', () => ({ visitorUid: async () => 'a-visitor' }));

function Sharing() {
  return <ShareForm {...useSharing()} />;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('the form says why a second post within 30 seconds is refused and keeps the text', async () => {
  const tooSoon = t(WALL_REFUSALS.tooSoon('20 seconds'));
  const sent = answerCalls({ result: { success: false, error: tooSoon } });
  render(
    <Appearance>
      <Sharing />
      <ToastHost />
    </Appearance>,
  );
  const visitor = userEvent.setup();
  const words = screen.getByRole('textbox', { name: /Prayer request/ });
  await visitor.type(words, 'For rain.');

  await visitor.click(screen.getByRole('button', { name: 'Share on the Belief Wall' }));

  await findToast(tooSoon);
  expect(sent).toMatchObject([{ content: 'For rain.' }]);
  expect(words).toHaveValue('For rain.');
});
