import { combinePhrases } from './combine-phrases.ts';

const ILLNESSES = [
  ...[
    'la gripe',
    'la gripa',
    'una gripe',
    'una gripa',
    'gripe',
    'gripa',
    'el covid',
    'covid',
    'un virus',
    'el virus',
  ],
  ...[
    'un resfriado',
    'el resfriado',
    'un catarro',
    'el catarro',
    'la tos',
    'una tos',
    'una infeccion',
    'la varicela',
  ],
  ...['un dolor', 'una fiebre', 'un susto', 'un infarto', 'el cancer'],
];

/** What contains a listed phrase, but speaks of an illness, a duty or another trouble. It is left out of the search. */
export const HARMLESS_PHRASES: readonly string[] = [
  ...combinePhrases(['kicked me', 'kicks me'], ['out', 'off']),
  ...combinePhrases(
    ['tired of living'],
    [
      ...['paycheck', 'alone', 'at', 'on', 'out of', 'from', 'far', 'so far', 'here', 'there', 'in debt'],
      ...combinePhrases(['in', 'with'], ['a', 'an', 'the', 'this', 'my', 'our', 'his', 'her', 'their']),
    ],
  ),
  ...combinePhrases(
    ['me pego', 'nos pego', 'le pego', 'les pego', 'me ha pegado', 'nos ha pegado', 'me volvio a pegar'],
    ILLNESSES,
  ),
  ...combinePhrases(
    ['no aguanto mas'],
    [
      ...combinePhrases(
        ['el', 'este', 'los', 'estos', 'tanto', 'tantos', 'mi', 'a mi', 'a mis', 'al', 'a los'],
        ['dolor de', 'dolores de', 'ruido', 'trabajo', 'calor', 'frio', 'jefe', 'vecino', 'vecinos'],
      ),
      ...['las deudas', 'mis deudas', 'tantas deudas', 'a mi jefa', 'a mi suegra', 'en este trabajo'],
    ],
  ),
  ...combinePhrases(
    ['me toca', 'me toco', 'me tocaba', 'me ha tocado'],
    [
      ...[
        'operarme',
        'cuidar',
        'cuidarlo',
        'cuidarla',
        'cuidarlos',
        'llevar',
        'llevarlo',
        'llevarla',
        'viajar',
      ],
      ...['ir', 'salir', 'volver', 'pagar', 'trabajar', 'estudiar', 'hacer', 'hacerme', 'esperar', 'decidir'],
      ...['el turno', 'el examen', 'la cita', 'la quimio', 'el piano', 'la guitarra'],
    ],
  ),
];
