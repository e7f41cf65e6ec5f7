import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { codeHash } from '../platform/mailed-code.ts';
import { resultOf } from '../testing/call-function.ts';
import { failNextMailTo } from '../testing/fake-providers.ts';
import { randomAddress } from '../testing/random-address.ts';
import { openChallenge, receiveCode, wrongCode } from '../testing/sign-in-steps.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { emulatorAddress } from '../testing/test-backend.ts';
import { TRIGGERED } from '../testing/triggered.ts';

/** Returns what the functions logged about the member, once the last expected line is there. */
async function linesAbout(uid: string, lastOutcome: string): Promise<string> {
  return vi.waitFor(async () => {
    const log = await readFile(emulatorAddress('BACKEND_LOG'), 'utf8');
    const isThere = log.split('\n').some((line) => line.includes(uid) && line.includes(lastOutcome));
    return isThere ? log : Promise.reject(new Error(`no ${lastOutcome} in the log`));
  }, TRIGGERED);
}

describe('the log of a sign-in', () => {
  it('names the call, its outcome, and the account, but nothing that was typed, sent, or stored', async () => {
    const member = await createStaffMember();
    const address = randomAddress();
    const wrongPassword = `wrong-${member.password}`;
    const { username, password, email } = member;
    await resultOf('validateCredentials', { username, password: wrongPassword }, { address });
    const challengeId = await openChallenge(member, address);
    await failNextMailTo(email);
    await resultOf('sendMfaCode', { challengeId });
    const code = await receiveCode(member, challengeId);
    const wrong = wrongCode(code);
    await resultOf('verifyMfaCode', { challengeId, code: wrong }, { address });
    await resultOf('verifyMfaCode', { challengeId, code }, { address });
    const completion = await resultOf('completeMfaLogin', { challengeId });
    const token = completion.success ? completion.token : '';

    const log = await linesAbout(member.uid, 'completed');

    const outcomes = log.split('\n').filter((line) => line.includes(member.uid));
    for (const outcome of ['refused', 'accepted', 'mail_failed', 'sent', 'wrong', 'right', 'completed']) {
      expect(outcomes.filter((line) => line.includes(`"outcome":"${outcome}"`))).toHaveLength(1);
    }
    const secrets = [
      password,
      email,
      username,
      challengeId,
      codeHash('sign-in code', challengeId, code),
      token,
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    // Six digits may occur in a log by chance as part of a longer number or ID, but not as a separate word.
    expect(log).not.toMatch(new RegExp(`(?<![\\w.-])(?:${code}|${wrong})(?![\\w-])`));
  });
});
