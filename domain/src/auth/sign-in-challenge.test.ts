import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_LIFETIME_MS, CODE_MAX_TRIES, RESEND_AFTER_MS } from './mailed-code.ts';
import {
  CHALLENGE_LIFETIME_MS,
  COMPLETE_WITHIN_MS,
  checkCode,
  endChallenge,
  mayComplete,
  newChallenge,
  requestCode,
  type SignInChallenge,
  triesLeft,
  withdrawCode,
} from './sign-in-challenge.ts';

const START = new Date('2026-01-01T00:00:00Z');

const OPENED = { account: 'account', isKnownDevice: false };

function after(ms: number): Date {
  return new Date(START.getTime() + ms);
}

function withCode(code: string, sentAfterMs = 0): SignInChallenge<Date> {
  const request = requestCode(newChallenge('ruth', OPENED, START), code, after(sentAfterMs));
  if (request.outcome !== 'sent') {
    throw new Error(request.outcome);
  }
  return request.challenge;
}

// The comparison is injected, so in these tests a code is its own "hash".
function typed(code: string) {
  return (codeHash: string) => codeHash === code;
}

function triesLeftFor(challenge: SignInChallenge<Date>, now: Date): number {
  return triesLeft(checkCode(challenge, typed('222222'), now), now);
}

describe('a sign-in challenge', () => {
  test('accepts no code before one is sent', () => {
    expect(checkCode(newChallenge('ruth', OPENED, START), () => true, START).outcome).toBe('void');
  });

  test('accepts the sent code only once', () => {
    const verdict = checkCode(withCode('111111'), typed('111111'), after(1000));
    expect(verdict.outcome).toBe('right');
    expect(checkCode(verdict.challenge, typed('111111'), after(1001)).outcome).toBe('void');
    expect(triesLeft(verdict, after(1000))).toBe(0);
  });

  test('accepts a code for ten minutes', () => {
    const challenge = withCode('111111');
    expect(checkCode(challenge, typed('111111'), after(CODE_LIFETIME_MS)).outcome).toBe('right');
    expect(checkCode(challenge, typed('111111'), after(CODE_LIFETIME_MS + 1)).outcome).toBe('void');
  });

  test('has no tries left once its code has expired and no other can be sent', () => {
    const lastSendMs = CHALLENGE_LIFETIME_MS - CODE_LIFETIME_MS;
    const challenge = withCode('111111');
    expect(triesLeftFor(challenge, after(lastSendMs))).toBe(CODE_MAX_TRIES);
    expect(triesLeftFor(challenge, after(lastSendMs + 1))).toBe(0);
    expect(triesLeftFor(withCode('111111', lastSendMs), after(lastSendMs + 1))).toBe(CODE_MAX_TRIES - 1);
  });

  test('allows five wrong codes, then rejects even the right code and sends no other', () => {
    let challenge = withCode('111111');
    for (let tries = 1; tries <= CODE_MAX_TRIES; tries += 1) {
      const verdict = checkCode(challenge, typed('222222'), after(tries));
      expect(verdict.outcome).toBe('wrong');
      challenge = verdict.challenge;
      expect(triesLeft(verdict, after(tries))).toBe(CODE_MAX_TRIES - tries);
    }
    expect(checkCode(challenge, typed('111111'), after(10)).outcome).toBe('void');
    expect(requestCode(challenge, '333333', after(RESEND_AFTER_MS)).outcome).toBe('over');
  });

  test('sends another code after thirty seconds, then accepts only that code', () => {
    const first = withCode('111111');
    expect(requestCode(first, '222222', after(RESEND_AFTER_MS - 1))).toEqual({
      outcome: 'too_soon',
      waitMs: 1,
    });
    const again = requestCode(first, '222222', after(RESEND_AFTER_MS));
    expect(again.outcome).toBe('sent');
    if (again.outcome === 'sent') {
      expect(checkCode(again.challenge, typed('111111'), after(RESEND_AFTER_MS)).outcome).toBe('wrong');
      expect(checkCode(again.challenge, typed('222222'), after(RESEND_AFTER_MS)).outcome).toBe('right');
    }
  });

  test('sends another code immediately if the email failed', () => {
    const withdrawn = withdrawCode(withCode('111111'), newChallenge('ruth', OPENED, START));
    expect(checkCode(withdrawn, typed('111111'), after(1)).outcome).toBe('void');
    expect(requestCode(withdrawn, '222222', after(1)).outcome).toBe('sent');
  });

  test('accepts the code sent before one whose email failed, until it expires, and counts every wrong try', () => {
    const first = withCode('111111');
    const again = requestCode(first, '222222', after(RESEND_AFTER_MS));
    if (again.outcome !== 'sent') {
      throw new Error(again.outcome);
    }
    const tried = checkCode(again.challenge, typed('333333'), after(RESEND_AFTER_MS)).challenge;

    const withdrawn = withdrawCode(tried, first);

    expect(withdrawn.wrong_tries).toBe(1);
    expect(checkCode(withdrawn, typed('222222'), after(RESEND_AFTER_MS)).outcome).toBe('wrong');
    expect(checkCode(withdrawn, typed('111111'), after(CODE_LIFETIME_MS)).outcome).toBe('right');
    expect(checkCode(withdrawn, typed('111111'), after(CODE_LIFETIME_MS + 1)).outcome).toBe('void');
    expect(requestCode(withdrawn, '444444', after(RESEND_AFTER_MS)).outcome).toBe('sent');
  });

  test('sends no code that would outlive the challenge', () => {
    const challenge = newChallenge('ruth', OPENED, START);
    const lastSend = CHALLENGE_LIFETIME_MS - CODE_LIFETIME_MS;
    expect(requestCode(challenge, '111111', after(lastSend)).outcome).toBe('sent');
    expect(requestCode(challenge, '111111', after(lastSend + 1)).outcome).toBe('over');
  });

  test('allows a session shortly after the right code, unless all sessions were ended since the password step', () => {
    const open = withCode('111111');
    expect(mayComplete(open, null, after(1))).toBe(false);
    const { challenge } = checkCode(open, typed('111111'), after(1));
    expect(mayComplete(challenge, null, after(1))).toBe(true);
    expect(mayComplete(challenge, null, after(1 + COMPLETE_WITHIN_MS))).toBe(true);
    expect(mayComplete(challenge, null, after(2 + COMPLETE_WITHIN_MS))).toBe(false);
    expect(mayComplete(challenge, after(-1), after(1))).toBe(true);
    expect(mayComplete(challenge, START, after(1))).toBe(false);
  });
});

type Step = { kind: 'send'; code: string } | { kind: 'type'; code: string } | { kind: 'fail'; code: string };

const code = fc.constantFrom('000000', '111111', '222222');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), code }),
  { arbitrary: fc.record({ kind: fc.constant('type' as const), code }), weight: 3 },
  fc.record({ kind: fc.constant('fail' as const), code }),
);
const timeline = fc.array(fc.tuple(step, fc.nat(12 * 60_000)), { maxLength: 40 });

describe('a sign-in challenge under any sequence of events', () => {
  test('accepts only the latest mailed code, once, before it expires and before five wrong codes', () => {
    fc.assert(
      fc.property(timeline, (steps) => {
        let challenge = newChallenge('ruth', OPENED, START);
        let newest: { code: string; at: Date } | null = null;
        let wrong = 0;
        let right = 0;
        let ms = 0;
        for (const [next, pauseMs] of steps) {
          ms += pauseMs;
          if (next.kind === 'send') {
            const request = requestCode(challenge, next.code, after(ms));
            if (request.outcome === 'sent') {
              challenge = request.challenge;
              newest = { code: next.code, at: after(ms) };
            }
          } else if (next.kind === 'fail') {
            const request = requestCode(challenge, next.code, after(ms));
            if (request.outcome === 'sent') {
              challenge = withdrawCode(request.challenge, challenge);
            }
          } else {
            const verdict = checkCode(challenge, typed(next.code), after(ms));
            challenge = verdict.challenge;
            wrong += verdict.outcome === 'wrong' ? 1 : 0;
            if (verdict.outcome === 'right') {
              right += 1;
              expect(next.code).toBe(newest?.code);
              expect(ms - (newest?.at.getTime() ?? 0) + START.getTime()).toBeLessThanOrEqual(
                CODE_LIFETIME_MS,
              );
              expect(ms).toBeLessThanOrEqual(CHALLENGE_LIFETIME_MS);
              expect(wrong).toBeLessThan(CODE_MAX_TRIES);
            }
          }
        }
        expect(wrong).toBeLessThanOrEqual(CODE_MAX_TRIES);
        expect(right).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });
});

test('an ended challenge allows no session, no other code and no try', () => {
  const { challenge } = checkCode(withCode('a'), (hash) => hash === 'a', after(1000));
  const ended = endChallenge(challenge, after(2000));

  expect(mayComplete(ended, null, after(2000))).toBe(false);
  expect(requestCode(ended, 'b', after(2000 + RESEND_AFTER_MS))).toEqual({ outcome: 'over' });
  const verdict = checkCode(ended, () => true, after(2000));
  expect(verdict.outcome).toBe('void');
  expect(triesLeft(verdict, after(2000))).toBe(0);
});
