import type { HelpText } from '../../help-topic.ts';

export const ALL_REQUESTS: HelpText = {
  title: 'Todas las peticiones',
  intro: 'Todas las peticiones que usted puede leer, con filtros, y el archivo de las cerradas.',
  steps: [
    'Filtre por estado, urgencia o tipo. Quite los filtros para ver todo de nuevo.',
    'Abra el archivo para ver las peticiones cerradas.',
    'Busque un nombre, una palabra del texto o de una nota, un correo electrónico o un teléfono.',
    'Pulse las teclas j y k para moverse, y ? para ver todas las teclas.',
  ],
  readers:
    'Las peticiones confidenciales solo las ve quien permiten los ajustes del liderazgo. En el archivo, solo el liderazgo.',
  picture: 'Todas las peticiones, con los filtros sobre la lista.',
};
