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

/** Whom someone may fear at home. */
const FEARED = [...PARTNERS, ...MALE_RELATIVES].map((one) => `mi ${one}`);

/** Signs of abuse in Spanish, without accents. */
export const SPANISH_ABUSE: readonly string[] = [
  // Beatings.
  ...combinePhrases(PEOPLE, [
    ...['me pego', 'nos pego', 'le pego a', 'les pego a', 'me ahorco', 'nos ha pegado', 'me ha golpeado'],
    ...['nos pegaba', 'le pegaba a', 'me golpeaba', 'nos golpeo', 'volvio a pegarme', 'me volvio a pegar'],
    'me volvio a golpear',
  ]),
  // Injuries. The subjects tell them from an illness: "la leche me hace daño".
  ...combinePhrases(
    [...PEOPLE, 'alguien'],
    ['me hace dano', 'me hizo dano', 'me lastima', 'me lastimo', 'nos hace dano', 'nos lastima'],
  ),
  ...combinePhrases([...PEOPLE, 'alguien'], ['me esta haciendo dano', 'me esta lastimando']),
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
    'me jala el pelo',
    'me jalo el pelo',
    'me tira del pelo',
    ...combinePhrases(['me avento', 'me avienta', 'me empujo', 'me empuja'], ['contra', 'por las escaleras']),
    'me dio una paliza',
    'me dio un punetazo',
    'me agrede',
    'me agreden',
    'me agredio',
    'me agredieron',
    'fui agredida',
    'fui agredido',
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
    'se pone violento',
    'violento conmigo',
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
    ...combinePhrases(
      ['abusa de', 'abuso de', 'abusaba de', 'esta abusando de'],
      ['mi mama', 'mi madre', 'mi hermana', 'mi hermano', 'mi hija', 'mi hijo', 'mis hijos', 'ella'],
    ),
    'esta abusando de mi',
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
    ...combinePhrases(
      ['me obligo a', 'me obligaba a', 'me obligaron a', 'me forzo a', 'me fuerza a'],
      ['tener relaciones', 'tener sexo', 'acostarme'],
    ),
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
    'me amenazan',
    'me amenazaba',
    'me ha amenazado',
    'me esta amenazando',
    'me estan amenazando',
    'nos amenaza',
    'nos amenazan',
    ...combinePhrases(
      ['tengo miedo de', 'tengo miedo a', 'miedo le tengo a', 'le tengo miedo a', 'le temo a', 'me da miedo'],
      FEARED,
    ),
    ...combinePhrases(FEARED, ['me da miedo', 'me ahorca']),
    ...combinePhrases(['miedo de volver', 'miedo de regresar'], ['a casa', 'a mi casa']),
    'me obliga',
    'me obligan',
    'me encierra',
    'me encerro',
    'me tiene encerrada',
    'me tiene encerrado',
    'no me deja salir',
  ],
];
