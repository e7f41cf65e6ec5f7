import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { ReportAction } from './report-action.tsx';

it('a report that is being sent can no longer be canceled', async () => {
  const sent = answerCalls(new Promise<never>(() => undefined));
  render(
    <Appearance>
      <ReportAction postId="a-post" describedBy="words" />
    </Appearance>,
  );
  const visitor = userEvent.setup();
  await visitor.click(screen.getByRole('button', { name: 'Report' }));
  await visitor.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(sent).toEqual([{ postId: 'a-post' }]));

  await visitor.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.getByRole('group', { name: 'Report this prayer request' })).toBeVisible();
});
