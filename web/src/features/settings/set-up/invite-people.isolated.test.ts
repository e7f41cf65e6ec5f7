import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { invitePerson } from './invite-people.ts';

// Replaces the real text, because the behavior must not depend on its wording.
vi.mock('@prayer-community/domain/staff/team-member', async (original) => {
  const team = await original<typeof import('@prayer-community/domain/staff/team-member')>();
  const usernameTaken = { text: 'This username is taken.', values: {} };
  return { ...team, MEMBER_REFUSALS: { ...team.MEMBER_REFUSALS, usernameTaken } };
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const anna = { firstName: 'Anna', lastName: 'Okafor', email: 'anna@example.org' };
const refused = (error: string) => ({ result: { success: false, error } });

it('a person whose username is taken is added under another one', async () => {
  const sent = answerCalls(refused(t(MEMBER_REFUSALS.usernameTaken)), {
    result: { success: true, uid: 'anna' },
  });

  expect(await invitePerson(anna)).toBeNull();

  expect(sent).toMatchObject([{ username: 'anna' }, { username: 'anna.okafor' }]);
});

it('a person who is refused for another reason is not retried', async () => {
  const sent = answerCalls(refused(t(MEMBER_REFUSALS.emailTaken)));

  expect(await invitePerson(anna)).toBe(t(MEMBER_REFUSALS.emailTaken));

  expect(sent).toHaveLength(1);
});
