import type { HelpText } from '../../help-topic.ts';

export const GETTING_AROUND: HelpText = {
  title: 'Cómo orientarse',
  intro:
    'En este sitio nuestra comunidad ora unida. No necesita una cuenta para pedir oración, leer u orar por otras personas.',
  steps: [
    'Elija una pestaña arriba: pida oración, ore por otras personas en el Muro de Fe o abra lo demás que ofrece nuestra comunidad.',
    'Si el sitio tiene varios idiomas, elija el suyo en la parte de arriba. Este dispositivo recuerda su elección.',
    'Pulse el signo de interrogación de arriba para leer sobre la pantalla en la que está.',
  ],
  readers: 'El acceso del equipo, al pie de cada página, es para el equipo de oración.',
  picture: 'La parte de arriba del sitio: su nombre, el idioma, el signo de interrogación y las pestañas.',
};
