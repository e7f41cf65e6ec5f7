/** Signs of danger in Spanish, without accents. */
export const SPANISH_DANGER: readonly string[] = [
  // Fear for a life.
  ...[
    'en peligro',
    'me quiere matar',
    'quiere matarme',
    'me quieren matar',
    'quieren matarme',
    'me va a matar',
    'me van a matar',
    'matarnos',
    'nos quiere matar',
    'nos va a matar',
    'amenaza con matarme',
    'amenazo con matarme',
    'amenaza de muerte',
    'amenazas de muerte',
    'amenazada de muerte',
    'amenazado de muerte',
    'temo por mi vida',
    'temo por la vida de mis hijos',
    'miedo por mi vida',
    'miedo de que me mate',
  ],
  // Intent to kill.
  ...['matar a alguien', 'lo voy a matar', 'la voy a matar', 'quiero matarlo', 'quiero matarla'],
  // Not being safe.
  ...[
    'no estoy segura en casa',
    'no estoy seguro en casa',
    'no estoy segura en mi casa',
    'no estoy seguro en mi casa',
    'no me siento segura',
    'no me siento seguro',
    'no estoy a salvo',
    'no estamos a salvo',
  ],
  // Weapons.
  ...[
    'tiene un arma',
    'tiene una pistola',
    'con un arma',
    'con una pistola',
    'con un cuchillo',
    'con un machete',
  ],
  // Stalking, abduction, extortion and trafficking.
  ...[
    'me acosa',
    'me acosan',
    'me acecha',
    'me persiguen',
    'me estan siguiendo',
    'secuestrada',
    'secuestrado',
    'secuestraron',
    'me extorsionan',
    'nos extorsionan',
    'victima de trata',
    'red de trata',
    'contra mi voluntad',
  ],
];
