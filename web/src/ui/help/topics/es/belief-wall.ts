import type { HelpText } from '../../help-topic.ts';

export const BELIEF_WALL: HelpText = {
  title: 'El Muro de Fe',
  intro:
    'Aquí las personas comparten lo que llevan en el corazón, y todas pueden orar. No necesita una cuenta.',
  steps: [
    'Lea una petición, ore y pulse su botón de oración, para que quien la escribió sepa que no está a solas.',
    'Comparta su propia petición arriba. Deje el nombre en blanco para no mostrarlo.',
    'Marque su petición como respondida y, si quiere, cuente cómo.',
    'Denuncie una publicación que no deba estar aquí. Nuestro liderazgo la revisa.',
  ],
  readers:
    'Todas las personas pueden leer el muro: por favor, no incluya detalles que puedan herir a alguien. En algunas comunidades, el liderazgo aprueba antes cada publicación.',
  picture: 'Una petición en el muro, con su botón de oración.',
};
