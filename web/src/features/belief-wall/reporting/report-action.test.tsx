import { WALL_REFUSALS } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import { refusal } from '@prayer-community/domain/refusal';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { useCardQuestions } from '../posts/use-card-questions.ts';
import { ReportAction, ReportQuestion } from './report-action.tsx';
import { useReporting } from './use-reporting.ts';

const QUESTION = /doesn’t belong on the wall\?/;

function Report() {
  const question = useCardQuestions({ is_answered: false });
  const reporting = useReporting('a-post', question('report'));
  return (
    <>
      <ReportAction reporting={reporting} describedBy="words" />
      <ReportQuestion reporting={reporting} />
    </>
  );
}

it('a report that is being sent can no longer be canceled', async () => {
  const sent = answerCalls(new Promise<never>(() => undefined));
  render(
    <Appearance>
      <Report />
    </Appearance>,
  );
  const visitor = userEvent.setup();
  await visitor.click(screen.getByRole('button', { name: 'Report' }));
  await visitor.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(sent).toEqual([{ postId: 'a-post' }]));

  await visitor.click(screen.getByRole('button', { name: 'Cancel' }));
  await visitor.keyboard('{Escape}');

  expect(screen.getByRole('group', { name: QUESTION })).toBeVisible();
});

it('Enter held on the action asks for confirmation and reports nothing', async () => {
  const sent = answerCalls({ result: { success: true } });
  render(
    <Appearance>
      <Report />
    </Appearance>,
  );
  screen.getByRole('button', { name: 'Report' }).focus();

  await userEvent.keyboard('{Enter>5/}');

  expect(screen.getByRole('group', { name: QUESTION })).toHaveFocus();
  expect(sent).toEqual([]);
});

it('Escape cancels the question and gives the focus back to the action', async () => {
  render(
    <Appearance>
      <Report />
    </Appearance>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('button', { name: 'Report' })).toHaveFocus();
});

/** Reports a post. `answer` lets the server's answer through. */
async function reportSlowly() {
  let answer = () => {};
  answerCalls(
    new Promise((resolve) => {
      answer = () => resolve({ result: { success: true } });
    }),
  );
  render(
    <Appearance>
      <input aria-label="Your prayer" />
      <Report />
    </Appearance>,
  );
  const visitor = userEvent.setup();
  await visitor.click(screen.getByRole('button', { name: 'Report' }));
  await visitor.click(screen.getByRole('button', { name: 'Report' }));
  return { visitor, answer };
}

it('a report that was sent gives the focus back to the action', async () => {
  const { answer } = await reportSlowly();

  await act(async () => answer());

  expect(await screen.findByRole('button', { name: 'Reported' })).toHaveFocus();
});

it('a report that was sent leaves the focus in a field that is being typed in', async () => {
  const { visitor, answer } = await reportSlowly();
  await visitor.type(screen.getByRole('textbox', { name: 'Your prayer' }), 'For my ');

  await act(async () => answer());
  await screen.findByRole('button', { name: 'Reported' });

  await visitor.keyboard('mother.');
  expect(screen.getByRole('textbox', { name: 'Your prayer' })).toHaveValue('For my mother.');
});

it('a report that leadership has already reviewed says so instead of promising a review', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerCalls({ result: refusal(WALL_REFUSALS.alreadyReviewed) });
  render(
    <Appearance>
      <Report />
      <ToastHost />
    </Appearance>,
  );
  const visitor = userEvent.setup();
  await visitor.click(screen.getByRole('button', { name: 'Report' }));
  await visitor.click(screen.getByRole('button', { name: 'Report' }));

  await findToast('Our leadership has already reviewed this request.');
});
