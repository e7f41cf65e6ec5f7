import { postToWallInputSchema, WALL_REFUSALS } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import { t } from '@prayer-community/i18n/text';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { PATHS } from '../../../config/paths.ts';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { hasUnsavedInput } from '../../../ui/language/has-unsaved-input.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { ShareForm } from './share-form.tsx';
import { useSharing } from './use-sharing.ts';

// Accounts come from a service that is not available in jsdom.
vi.mock('../../../firebase/visitor-uid.ts', () => ({ visitorUid: async () => 'a-visitor' }));
// An unreachable database.
vi.mock('../../../firebase/settings/use-settings.ts', () => ({ useSettings: () => ({ state: 'error' }) }));

function Sharing() {
  return <ShareForm {...useSharing()} />;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function show() {
  render(
    <Appearance>
      <Sharing />
      <ToastHost />
    </Appearance>,
  );
  const visitor = userEvent.setup();
  return {
    visitor,
    words: screen.getByRole('textbox', { name: /Prayer request/ }),
    share: () => visitor.click(screen.getByRole('button', { name: 'Share on the Belief Wall' })),
  };
}

it('the form says why a second post within 30 seconds is refused and keeps the text', async () => {
  const tooSoon = t(WALL_REFUSALS.tooSoon('20 seconds'));
  const sent = answerCalls({ result: { success: false, error: tooSoon } });
  const { visitor, words, share } = show();
  await visitor.type(words, 'For rain.');

  await share();

  await findToast(tooSoon);
  expect(sent).toMatchObject([{ content: 'For rain.' }]);
  expect(words).toHaveValue('For rain.');
});

it('the form says that a content blocker keeps a post from being shared', async () => {
  answerCalls({ error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } });
  const { visitor, words, share } = show();
  await visitor.type(words, 'For rain.');

  await share();

  await findToast(
    'Failed to post to belief wall. Your browser or network blocked a security check. Please turn off content blockers or try another browser.',
  );
});

it('a post is sent again under its id if nothing was changed, and under a new id if its text or name was', async () => {
  const sent = answerCalls(null, null, null, { result: { success: true, isShown: true } });
  const { visitor, words, share } = show();
  async function shareWithoutAnswer(): Promise<void> {
    await share();
    await screen.findByRole('button', { name: 'Share on the Belief Wall' });
  }
  await visitor.type(words, 'For Eva.');
  const author = screen.getByRole('textbox', { name: /Your name/ });
  await visitor.type(author, 'Ben');
  await shareWithoutAnswer();
  await shareWithoutAnswer();

  await visitor.clear(author);
  await shareWithoutAnswer();
  await visitor.clear(words);
  await visitor.type(words, 'For her.');
  await share();

  await findToast('Your prayer request has been shared on the belief wall.');
  const [first, unchanged, nameless, changed] = sent.map((post) => postToWallInputSchema.parse(post));
  expect(first).toMatchObject({ content: 'For Eva.', authorName: 'Ben' });
  expect(unchanged).toEqual(first);
  expect(nameless).toMatchObject({ content: 'For Eva.', authorName: '' });
  expect(changed).toMatchObject({ content: 'For her.', authorName: '' });
  expect(new Set([first?.postId, nameless?.postId, changed?.postId]).size).toBe(3);
});

it('a post that is restored after an attempt without an answer is sent again under its id', async () => {
  const sent = answerCalls(null, { result: { success: true, isShown: true } });
  const { visitor, words, share } = show();
  await visitor.type(words, 'For Eva.');
  await visitor.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ben');
  await share();
  await findToast(
    'Failed to post to belief wall. We couldn’t reach our server. Please check your connection and try again.',
  );
  cleanup();

  await show().share();

  await findToast('Your prayer request has been shared on the belief wall.');
  const [first, again] = sent.map((post) => postToWallInputSchema.parse(post));
  expect(again).toEqual(first);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Eva|Ben/);
});

it('a request and its name stay in the tab until they are shared', async () => {
  window.history.replaceState(null, '', PATHS.beliefWall);
  const { visitor, words } = show();
  await visitor.type(words, 'For rain.');
  await visitor.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ben');
  expect(hasUnsavedInput()).toBe(false);
  cleanup();
  const back = show();
  expect(back.words).toHaveValue('For rain.');
  expect(screen.getByRole('textbox', { name: /Your name/ })).toHaveValue('Ben');
  let answer = () => {};
  const slow = new Promise<{ result: unknown }>((resolve) => {
    answer = () => resolve({ result: { success: true, isShown: true } });
  });
  const sent = answerCalls(slow);
  await back.share();
  await waitFor(() => expect(sent).toHaveLength(1));
  cleanup();
  const later = show();
  expect(later.words).toHaveValue('For rain.');

  answer();

  await waitFor(() => expect(later.words).toHaveValue(''));
  expect(sent).toMatchObject([{ content: 'For rain.', authorName: 'Ben' }]);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/rain|Ben/);
});

it('a text with crisis signs shows the help lines, and says that leaders will see it', async () => {
  const { visitor, words } = show();

  await visitor.type(words, 'He hits me');

  const help = await screen.findByRole('complementary', { name: 'You don’t have to carry this alone' });
  expect(help).toHaveTextContent('Our leaders will see it as urgent.');
});

it('an error is announced, because Enter leaves the focus in its field', async () => {
  const { visitor, words } = show();
  await visitor.type(words, 'For rain.');
  const name = screen.getByRole('textbox', { name: /^Your name/ });

  await visitor.click(name);
  await visitor.paste('a'.repeat(101));
  await visitor.keyboard('{Enter}');

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(name).toHaveFocus();
});
