import type { Catalog } from '../catalog.ts';

export const TEAM_HELP = {
  'For the prayer team': 'Para el equipo de oración',
  'For leaders': 'Para el liderazgo',
  'Your day in one place': 'Su día en un solo lugar',
  'Today shows what’s waiting for you. Each tab shows its number of requests.':
    'La vista «Hoy» muestra sus pendientes. Cada pestaña indica cuántas peticiones contiene.',
  'One line, one request': 'Una línea, una petición',
  'Open it to read, reply, write a note or mark it prayed for.':
    'Ábrala para leer, responder, escribir una nota o registrar la oración.',
  'Find anything': 'Encuentre lo que busca',
  'Search by a name, a word, an email address or a phone number.':
    'Busque por un nombre, una palabra, un correo electrónico o un teléfono.',
  'Going away?': '¿Va a estar fuera?',
  'Set the days you’re away, and leaders are asked before assigning you requests.':
    'Indique los días en que no está, y el liderazgo deberá confirmar antes de asignarle peticiones.',
  'Help is always here': 'La ayuda siempre está aquí',
  'The question mark explains the screen you’re on. You can take this tour again there.':
    'El signo de interrogación explica la pantalla en la que está. Allí puede repetir este recorrido.',
  '{step} of {steps}': '{step} de {steps}',
  Skip: 'Omitir',
} satisfies Catalog;
