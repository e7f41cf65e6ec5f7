import { afterEach, describe, expect, it } from 'vitest';
import { SIGN_IN_REFUSALS } from './auth/sign-in.ts';
import { specifiedMessage } from './fields/validation-messages.ts';
import { CIRCLE_REFUSALS } from './prayer-circles/circle-membership.ts';
import { refusalFor } from './refusal.ts';
import { saidAnswer } from './said-answer.ts';
import { VISITOR_TEXTS } from './texts/es/visitor-texts.ts';
import { speak } from './texts/text.ts';

const tooLong =
  specifiedMessage({ code: 'too_big', origin: 'string', maximum: 500, input: 'too long' }) ?? 'none';

/** As functions answer, which speak English. */
const ANSWERS = {
  plain: { error: SIGN_IN_REFUSALS.invalidCredentials },
  locked: refusalFor(61_000, SIGN_IN_REFUSALS.locked),
  tooSoon: refusalFor(1000, SIGN_IN_REFUSALS.tooSoon),
  notInvited: { error: CIRCLE_REFUSALS.notInvited('ana@example.org') },
  tooLong: { error: tooLong },
  unheardOf: { error: 'Nobody ever wrote this down' },
};

describe('what a function answered', () => {
  afterEach(() => speak('en', {}, undefined));

  it.each(Object.values(ANSWERS))('stays as it is for a reader of English: $error', (answer) => {
    expect(saidAnswer(answer)).toBe(answer.error);
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
    [ANSWERS.unheardOf, 'Nobody ever wrote this down'],
  ])('is said in Spanish, with what the function filled in: %o', (answer, spanish) => {
    speak('es', VISITOR_TEXTS, 'es-MX');
    expect(saidAnswer(answer)).toBe(spanish);
  });
});
