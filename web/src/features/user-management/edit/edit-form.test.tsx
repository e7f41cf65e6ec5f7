import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { EditForm } from './edit-form.tsx';

const STORED = { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.org', phone: '' };

function show() {
  const onSaved = vi.fn();
  render(
    <Appearance>
      <EditForm
        titleId="title"
        uid="anna"
        stored={STORED}
        typedEmail={STORED.email}
        isUnderway={false}
        run={(task) => task()}
        onPending={vi.fn()}
        onSaved={onSaved}
        onClose={vi.fn()}
      />
    </Appearance>,
  );
  return { leader: userEvent.setup(), onSaved };
}

it.each([
  ['only the phone number when it changes', /^Phone/, '+12025550123', { phone: '+12025550123' }],
  [
    'both the first and last name when one of them changes',
    /^First name/,
    ' Maria',
    { firstName: 'Anna Maria', lastName: 'Berg' },
  ],
])('the form sends %s', async (_what, label, typed, changes) => {
  const sent = answerCalls({ result: { success: true } });
  const { leader, onSaved } = show();
  await leader.type(screen.getByLabelText(label), typed);

  await leader.click(screen.getByRole('button', { name: 'Save Changes' }));

  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ uid: 'anna', ...changes }]);
});
