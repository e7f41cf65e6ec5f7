import type { HelpText } from '../../help-topic.ts';

export const PRAYER_SESSION: HelpText = {
  title: 'Una sesión de oración',
  intro:
    'Una sesión muestra una petición a la vez, para que pueda orar con calma por una tras otra. Primero vienen las más urgentes o las que tienen menos oraciones.',
  steps: [
    'Lea la petición y ore todo el tiempo que quiera.',
    'Pulse «Oré» para contar su oración y seguir, o «Siguiente» para seguir sin contarla.',
    'Abra «Opciones» para poner un temporizador o desactivar los atajos del teclado.',
    'Pulse «Salir» cuando termine.',
  ],
  readers: 'Las demás personas solo ven el número de oraciones.',
  picture: 'Una sesión de oración: una petición, con los botones para contar la oración y para seguir.',
};
