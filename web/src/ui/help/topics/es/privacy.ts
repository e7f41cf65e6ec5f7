import type { HelpText } from '../../help-topic.ts';

export const PRIVACY: HelpText = {
  title: 'Su privacidad',
  intro: 'Esta página dice qué guardamos, quién lo lee y cuándo se elimina.',
  steps: [
    'Busque el título que responda a su pregunta.',
    'Para ver o eliminar una petición que envió, abra su página privada con el enlace que recibió al enviarla.',
    'Si ya no tiene el enlace, comuníquese con nuestra comunidad. Al pie de la página se indica cómo, si el liderazgo lo agregó.',
  ],
  readers: 'No mostramos publicidad ni registramos qué páginas visita.',
  picture: 'El comienzo de la página de privacidad.',
};
