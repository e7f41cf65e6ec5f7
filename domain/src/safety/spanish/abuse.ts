import { combinePhrases } from '../combine-phrases.ts';

const PARTNERS = ['esposo', 'esposa', 'marido', 'mujer', 'novio', 'novia', 'pareja', 'ex'];

/** Men only: of a woman, "me toca" speaks of a duty more often. */
const MALE_RELATIVES = [
  ...['papa', 'padre', 'padrastro', 'tio', 'abuelo', 'abuelito', 'hermano', 'hermanastro', 'primo'],
  ...['cunado', 'suegro'],
];

/** The subjects tell a blow from an illness or a grief: "me pegó la gripe", "me pegó duro su muerte". */
const PEOPLE = [
  ...PARTNERS,
  ...MALE_RELATIVES,
  ...['mama', 'madre', 'madrastra', 'hijo', 'hija', 'hermana', 'tia', 'suegra', 'jefe', 'vecino', 'maestro'],
  ...['el', 'ella'],
];

/** Signs of abuse in Spanish, without accents. */
export const SPANISH_ABUSE: readonly string[] = [
  // Beatings.
  ...combinePhrases(PEOPLE, [
    ...['me pego', 'nos pego', 'le pego a', 'les pego a', 'me ahorco', 'nos ha pegado', 'me ha golpeado'],
    ...['nos pegaba', 'le pegaba a', 'me golpeaba', 'nos golpeo', 'volvio a pegarme', 'me volvio a pegar'],
    'me volvio a golpear',
  ]),
  ...combinePhrases(['me pego mi', 'nos pego mi', 'me volvio a pegar mi'], [...PARTNERS, ...MALE_RELATIVES]),
  ...[
    'me pego en la cara',
    'me pegaba',
    'me pega',
    'me pegan',
    'nos pega',
    'le pega',
    'me ha pegado',
    'me golpea',
    'me golpean',
    'me golpeo',
    'nos golpea',
    'la golpea',
    'lo golpea',
    'golpea a mis hijos',
    'golpea a los ninos',
    'me da golpes',
    'me da una paliza',
    'me estrangula',
    'me estrangulo',
    'me patea',
    'me pateo',
    'me abofetea',
    'me abofeteo',
    'me cachetea',
    'me cacheteo',
    'me da cachetadas',
    'me dio una paliza',
    'me dio un punetazo',
  ],
  // Mistreatment.
  ...[
    'me maltrata',
    'me maltratan',
    'nos maltrata',
    'maltrata a',
    'maltrato',
    'malos tratos',
    'maltratada',
    'maltratado',
    'violencia domestica',
    'violencia de genero',
    'violencia intrafamiliar',
    'violencia familiar',
    'violencia en casa',
    'abuso en casa',
  ],
  // Sexual abuse.
  ...[
    'abuso sexual',
    'abusos sexuales',
    'abusa de mi',
    'abusan de mi',
    'abuso de mi',
    'abusaba de mi',
    'abusaron de mi',
    'abusada',
    'fui abusado',
    'fue abusado',
    'abusado sexualmente',
    'violada',
    'violado',
    'violacion',
    'me viola',
    'me violo',
    'me violaron',
    'la violaron',
    'lo violaron',
    'agresion sexual',
    'agredida sexualmente',
    'agredido sexualmente',
    'acoso sexual',
    'me manosea',
    'me manoseo',
    ...combinePhrases(
      ['me toca', 'me toco', 'me tocaba'],
      ['sin mi permiso', 'a la fuerza', 'las partes', 'mis partes', 'los senos'],
    ),
  ],
  ...combinePhrases(
    MALE_RELATIVES.map((one) => `mi ${one}`),
    ['me toca', 'me toco', 'me tocaba', 'me ha tocado'],
  ),
  // Threats, coercion and confinement.
  ...[
    'me amenaza',
    'me amenazo',
    'nos amenaza',
    'me obliga',
    'me obligan',
    'me encierra',
    'me tiene encerrada',
    'me tiene encerrado',
    'no me deja salir',
  ],
];
