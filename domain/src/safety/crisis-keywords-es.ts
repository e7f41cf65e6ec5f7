import type { PhraseSource } from './crisis-keywords-en.ts';
import type { CrisisSign } from './crisis-signs.ts';
import { SPANISH_ABUSE } from './spanish/abuse.ts';
import { SPANISH_DANGER } from './spanish/danger.ts';
import { SPANISH_SELF_HARM } from './spanish/self-harm.ts';

export const SPANISH_SIGN_SOURCE: PhraseSource = {
  date: '2026-12-02',
  sources: [
    'https://lineadelavida.gob.mx',
    'https://988lifeline.org/es/inicio/',
    'https://www.sanidad.gob.es/linea024/',
    'https://espanol.thehotline.org',
    'https://violenciagenero.igualdad.gob.es',
  ],
};

/** The same in Spanish, written without accents. Mentions of loss, illness or tiredness do not count. */
export const SPANISH_CRISIS_KEYWORDS: Record<CrisisSign, readonly string[]> = {
  self_harm: SPANISH_SELF_HARM,
  abuse: SPANISH_ABUSE,
  danger: SPANISH_DANGER,
};
