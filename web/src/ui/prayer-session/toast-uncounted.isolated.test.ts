import { expect, it, vi } from 'vitest';
import { CallFailure } from '../../firebase/call-failure.ts';
import { showToast } from '../toast/toast.ts';
import { toastUncounted } from './toast-uncounted.ts';

vi.mock('../toast/toast.ts', () => ({ showToast: vi.fn() }));

const PRESS_AGAIN = 'We couldn’t count a prayer. Go back and press Prayed again.';
const TOO_MANY = 'Too many people are using your connection right now. Please try again in an hour.';

it.each([
  ['advises pressing again without a connection', new Error('offline'), PRESS_AGAIN],
  ['says why no account could be opened', new CallFailure('refused', TOO_MANY), TOO_MANY],
  [
    'does not advise pressing again if the rules refuse',
    Object.assign(new Error('refused'), { code: 'permission-denied' }),
    'We couldn’t count a prayer.',
  ],
])('%s', (_says, error, text) => {
  toastUncounted(error);

  expect(showToast).toHaveBeenLastCalledWith(expect.objectContaining({ text }));
});
