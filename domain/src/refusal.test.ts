import { VISITOR_TEXTS } from '@prayer-community/i18n/es/visitor-texts';
import { setLanguage } from '@prayer-community/i18n/text';
import { afterEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { SIGN_IN_REFUSALS } from './auth/sign-in.ts';
import { lengthMessage } from './fields/validation-messages.ts';
import { CIRCLE_REFUSALS } from './prayer-circles/circle-membership.ts';
import { isRefusedFor, refusal, refusalFor, refusalText } from './refusal.ts';

describe('a temporary refusal', () => {
  test.each([
    [1, '1 second', 1],
    [29_001, '30 seconds', 30],
    [60_000, '1 minute', 60],
    [61_000, '2 minutes', 61],
    [900_000, '15 minutes', 900],
  ])('for a wait of %i ms says %j', (waitMs, wait, retryAfterSeconds) => {
    expect(refusalFor(waitMs, SIGN_IN_REFUSALS.locked)).toEqual({
      success: false,
      error: `Too many failed attempts. Please try again in ${wait}.`,
      message: { text: 'Too many failed attempts. Please try again in {wait}.', values: { wait } },
      retryAfterSeconds,
    });
  });
});

/** Answers as functions return them, in English. */
const ANSWERS = {
  plain: refusal(SIGN_IN_REFUSALS.invalidCredentials),
  locked: refusalFor(61_000, SIGN_IN_REFUSALS.locked),
  tooSoon: refusalFor(1000, SIGN_IN_REFUSALS.tooSoon),
  notInvited: refusal(CIRCLE_REFUSALS.notInvited('ana@example.org')),
  tooLong: tooLong(),
  ofLater: { error: 'Nobody ever wrote this down' },
};

function tooLong() {
  const { error } = z.string().max(500).safeParse('x'.repeat(501));
  const [issue] = error?.issues ?? [];
  return { error: issue?.message ?? '', message: lengthMessage(issue) };
}

describe('the text of a refusal', () => {
  afterEach(() => setLanguage('en', {}, undefined));

  it.each(Object.values(ANSWERS))('is unchanged in English: $error', (answer) => {
    expect(refusalText(answer)).toBe(answer.error);
  });

  it.each([
    [ANSWERS.plain, 'Nombre de usuario o contraseña incorrectos'],
    [ANSWERS.locked, 'Demasiados intentos fallidos. Inténtelo de nuevo en 2 minutos.'],
    [ANSWERS.tooSoon, 'Espere 1 segundo antes de pedir otro código.'],
    [
      ANSWERS.notInvited,
      'A este círculo solo se entra por invitación. Pida a uno de sus miembros que le invite a ana@example.org.',
    ],
    [ANSWERS.tooLong, 'Escriba 500 caracteres como máximo'],
    [ANSWERS.ofLater, 'Nobody ever wrote this down'],
  ])('is translated into Spanish, including filled-in values: %o', (answer, spanish) => {
    setLanguage('es', VISITOR_TEXTS, 'es-MX');
    expect(refusalText(answer)).toBe(spanish);
  });
});

describe('the reason of a refusal', () => {
  it('is recognized without values', () => {
    expect(isRefusedFor(ANSWERS.plain, SIGN_IN_REFUSALS.invalidCredentials)).toBe(true);
    expect(isRefusedFor(ANSWERS.plain, SIGN_IN_REFUSALS.codeNotSent)).toBe(false);
  });

  it('is recognized whatever its values', () => {
    expect(isRefusedFor(ANSWERS.locked, SIGN_IN_REFUSALS.locked('an hour'))).toBe(true);
    expect(isRefusedFor(ANSWERS.locked, SIGN_IN_REFUSALS.tooSoon('an hour'))).toBe(false);
  });
});
