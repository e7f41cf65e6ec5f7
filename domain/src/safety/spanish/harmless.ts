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

const EVICTIONS = ['desalojarme', 'desalojarnos', 'despedirme'];

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
      ...['al dia', 'de prestado', 'de alquiler', 'de renta', 'endeudada', 'endeudado', 'lejos'],
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
    [
      ...['sin dios', 'sin cristo', 'sin jesus', 'sin el senor', 'sin ti'],
      ...combinePhrases(
        ['sin tu'],
        ['ayuda', 'amor', 'gracia', 'presencia', 'fuerza', 'misericordia', 'palabra', 'perdon', 'luz'],
      ),
    ],
  ),
  ...combinePhrases(['quiero que todo'], ['termine bien', 'acabe bien']),
  ...combinePhrases(['mejor si no estuviera'], ['lloviendo', 'nevando']),
  ...combinePhrases(
    ['mi hijo', 'mi hija', 'mi bebe', 'mi nieto', 'mi nieta'],
    combinePhrases(['me jala el pelo', 'me tira del pelo'], ['cuando juega', 'al jugar', 'jugando']),
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
    [
      ...['dueno', 'duena', 'casero', 'casera', 'arrendador', 'arrendadora', 'banco', 'jefe', 'jefa'],
      ...['patron', 'patrona', 'empresa'],
    ],
    combinePhrases(
      ['me amenaza con', 'nos amenaza con'],
      [...EVICTIONS, 'echarme', 'echarnos', 'demandarme'],
    ),
  ),
  ...combinePhrases(['me amenazan con', 'nos amenazan con'], EVICTIONS),
  ...combinePhrases(['me lastimo', 'me hizo dano'], ['el corazon', 'sin querer', 'jugando']),
];
