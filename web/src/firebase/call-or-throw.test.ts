import { RECOVERY_REFUSALS } from '@prayer-community/domain/auth/password-recovery';
import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal, refusalFor } from '@prayer-community/domain/refusal';
import { VISITOR_TEXTS } from '@prayer-community/i18n/es/visitor-texts';
import { setLanguage } from '@prayer-community/i18n/text';
import { afterEach, expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.ts';
import { callOrThrow } from './call-or-throw.ts';
import { CallRefusal } from './call-refusal.ts';

afterEach(() => setLanguage('en', {}, undefined));

async function refused(answer: Parameters<typeof answerCalls>[0]): Promise<unknown> {
  answerCalls(answer);
  setLanguage('es', VISITOR_TEXTS, 'es-MX');
  return callOrThrow('sendMfaCode', { challengeId: 'x'.repeat(43), language: 'es' }).catch((error) => error);
}

const CASES = [
  {
    answer: refusal(SIGN_IN_REFUSALS.codeNotSent),
    reason: SIGN_IN_REFUSALS.codeNotSent,
    says: 'No se pudo enviar el código de verificación',
  },
  {
    answer: refusalFor(1000, SIGN_IN_REFUSALS.tooSoon),
    reason: SIGN_IN_REFUSALS.tooSoon('1 second'),
    says: 'Espere 1 segundo antes de pedir otro código.',
  },
];

it.each(CASES)('a refusal is shown in Spanish and recognized by its reason: $says', async (refusing) => {
  const error = await refused({ result: refusing.answer });

  expect(error).toBeInstanceOf(CallRefusal);
  expect(error).toMatchObject({ code: 'refused', message: refusing.says });
  expect(error instanceof CallRefusal && error.isFor(refusing.reason)).toBe(true);
  expect(error instanceof CallRefusal && error.isFor(RECOVERY_REFUSALS.invalidLink)).toBe(false);
});

it.each([
  {
    text: 'Unauthenticated',
    says: 'Su navegador o su red bloqueó una comprobación de seguridad. Desactive los bloqueadores de contenido o pruebe con otro navegador.',
  },
  {
    text: CIRCLE_REFUSALS.signInRequired.text,
    says: 'Debe identificarse. Inicie sesión para ver los círculos de oración.',
  },
])('a call that is rejected as "$text" says in Spanish what to do', async ({ text, says }) => {
  const error = await refused({ error: { status: 'UNAUTHENTICATED', message: text } });

  expect(error).toMatchObject({ code: 'unauthenticated', message: says });
});
