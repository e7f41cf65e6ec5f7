import { combinePhrases } from '../combine-phrases.ts';

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

/** What contains a listed Spanish phrase, but speaks of an illness, a duty or another trouble. */
export const SPANISH_HARMLESS: readonly string[] = [
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
  // Where and with whom one can be tired of living without being tired of life.
  ...combinePhrases(
    ['cansada de vivir', 'cansado de vivir', 'harta de vivir', 'harto de vivir'],
    [
      ...[
        'al dia',
        'de prestado',
        'de alquiler',
        'de renta',
        'endeudada',
        'endeudado',
        'lejos',
        'sola',
        'solo',
      ],
      ...combinePhrases(['en'], ['deudas', 'la calle', 'un asilo', 'este asilo', 'un albergue', 'mi carro']),
      ...combinePhrases(
        ['en este', 'en esta'],
        ['barrio', 'pueblo', 'pais', 'ciudad', 'casa', 'apartamento'],
      ),
      ...combinePhrases(
        ['con'],
        ['mis suegros', 'mi suegra', 'mis padres', 'mis papas', 'deudas', 'diabetes'],
      ),
    ],
  ),
  ...combinePhrases(
    ['la vida no tiene sentido', 'mi vida no tiene sentido', 'no puedo seguir adelante'],
    ['sin dios', 'sin cristo', 'sin jesus', 'sin el senor'],
  ),
  ...combinePhrases(
    ['no quiero despertar'],
    [
      'a mi bebe',
      'al bebe',
      'a los ninos',
      'a mis hijos',
      'a mi hijo',
      'a mi hija',
      'a mi esposo',
      'a nadie',
    ],
  ),
  ...combinePhrases(['morir antes que', 'morir que'], ['negar', 'pecar', 'renunciar']),
  ...combinePhrases(
    ['me amenaza con', 'me amenazan con', 'nos amenazan con'],
    [
      'desalojarme',
      'desalojarnos',
      'despedirme',
      'deportarme',
      'deportarnos',
      'echarme',
      'echarnos',
      'demandarme',
    ],
  ),
  ...combinePhrases(['me lastimo', 'me hizo dano'], ['el corazon', 'sin querer', 'jugando']),
];
