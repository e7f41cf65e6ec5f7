import type { HelpText } from '../../help-topic.ts';

export const ONE_REQUEST: HelpText = {
  title: 'Una petición',
  intro:
    'Todo sobre una petición: las palabras o la grabación, cómo comunicarse con la persona y lo que el equipo ha hecho.',
  steps: [
    'Léala o escúchela. El liderazgo la asigna. Si ve el botón «Tomarla», puede tomarla usted.',
    'Responda a la persona o llámela. Escriba en una nota cómo fue.',
    'Pulse «Registrar oración» cuando haya orado y, si la persona desea contacto, se haya comunicado.',
    'Elija un día para dar seguimiento. Cierre la petición cuando esté terminada.',
    'Si alguien quiere que su petición se elimine definitivamente, avise a la persona que configuró este sitio: véase «Data deletion requests» (en inglés) en la guía de quien administra el sitio.',
  ],
  readers:
    'La persona que pidió oración lee sus respuestas, nunca sus notas. El equipo ve quién más tiene abierta la petición.',
  picture: 'Una petición abierta, con su texto y los botones.',
};
