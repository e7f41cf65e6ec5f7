import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { switchLanguage } from '../../ui/language/load-language.ts';

const TOKEN = `prayers.ruth.${'s'.repeat(43)}`;
const LINK = `/unsubscribe?token=${TOKEN}`;
const DONE = { result: { success: true } };
const UNSUBSCRIBED = /^You’re unsubscribed from emails about prayers for your requests\./;
const BACK_ON = 'You may get emails about prayers for your requests again.';

const button = (name: string) => screen.findByRole('button', { name });

afterEach(() => switchLanguage('en'));

it('a reader who unsubscribed is not asked again after a change of language', async () => {
  answerCalls(DONE);
  const reader = await openScreen(LINK);

  await reader.click(await button('Unsubscribe'));
  await screen.findByText(UNSUBSCRIBED);
  await act(() => switchLanguage('es'));

  expect(await screen.findByText(/^Su suscripción está cancelada/)).toBeVisible();
});

it('a reader who unsubscribed earlier can turn the emails back on', async () => {
  const sent = answerCalls(DONE);
  const reader = await openScreen(LINK);

  await reader.click(await button('Turn Emails Back On'));

  expect(await screen.findByText(BACK_ON)).toHaveFocus();
  expect(sent).toEqual([{ token: TOKEN, isWanted: true }]);
  expect(screen.queryByRole('button', { name: 'Turn Emails Back On' })).toBeNull();
});

it.each([
  ['team', 'You may get emails about new prayer requests and reminders again.'],
  ['invitations', 'You may get emails about invitations to prayer circles again.'],
  ['prayers', BACK_ON],
])('turning the emails of kind “%s” back on promises only emails that come', async (kind, text) => {
  answerCalls(DONE);
  const reader = await openScreen(LINK.replace('prayers', kind));

  await reader.click(await button('Turn Emails Back On'));

  expect(await screen.findByText(text)).toBeVisible();
});

it('a reader who unsubscribed can undo it, and unsubscribe again', async () => {
  const sent = answerCalls(DONE);
  const reader = await openScreen(LINK);

  await reader.click(await button('Unsubscribe'));
  await reader.click(await button('Undo'));
  await screen.findByText(BACK_ON);
  await reader.click(await button('Unsubscribe'));

  expect(await screen.findByText(UNSUBSCRIBED)).toBeVisible();
  expect(sent).toEqual([false, true, false].map((isWanted) => ({ token: TOKEN, isWanted })));
});

it('a second, impatient click on “Unsubscribe” does not subscribe again', async () => {
  let answer = () => {};
  const sent = answerCalls(
    new Promise((resolve) => {
      answer = () => resolve(DONE);
    }),
  );
  const reader = await openScreen(LINK);
  const unsubscribe = await button('Unsubscribe');

  await reader.click(unsubscribe);
  expect(unsubscribe).toHaveTextContent('Saving…');
  await act(async () => answer());
  expect(await screen.findByText(UNSUBSCRIBED)).toHaveFocus();
  await reader.click(unsubscribe);

  expect(await button('Undo')).not.toBe(unsubscribe);
  expect(sent).toEqual([{ token: TOKEN, isWanted: false }]);
});

it('only the pressed button says that the choice is being stored', async () => {
  answerCalls(new Promise<never>(() => undefined));
  const reader = await openScreen(LINK);

  await reader.click(await button('Turn Emails Back On'));

  expect(await button('Saving…')).toHaveFocus();
  expect(await button('Unsubscribe')).toHaveAttribute('aria-disabled', 'true');
});

it('a member who unsubscribed learns which emails still come', async () => {
  answerCalls(DONE);
  const reader = await openScreen(LINK.replace('prayers', 'team'));

  await reader.click(await button('Unsubscribe'));

  expect(
    await screen.findByText(
      /You’ll still get messages about requests assigned to you\. Leaders also get urgent alerts and emails/,
    ),
  ).toBeVisible();
});

it('a reader who left before the answer is not brought back', async () => {
  let answer = (_: typeof DONE) => {};
  const sent = answerCalls(
    new Promise<typeof DONE>((resolve) => {
      answer = resolve;
    }),
  );
  const reader = await openScreen(LINK);
  await reader.click(await button('Unsubscribe'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await reader.click(screen.getByRole('link', { name: 'Privacy' }));
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });

  await act(async () => answer(DONE));

  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});
