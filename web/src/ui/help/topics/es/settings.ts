import type { HelpText } from '../../help-topic.ts';

export const SETTINGS: HelpText = {
  title: 'Ajustes',
  intro:
    'Cómo funciona el sitio para toda la comunidad: su nombre y color, quién lee qué, los recordatorios, el muro y las formas de pedir oración.',
  steps: [
    'Busque una palabra, o elija un grupo al lado.',
    'Cambie un ajuste. Se guarda de inmediato, y «Deshacer» lo revierte. Con el teclado, Alt+T lleva a ese botón.',
    'Lea la línea debajo de cada ajuste: dice qué cambia, y para quién.',
    'Antes de eliminar algo, se le pregunta.',
  ],
  readers: 'Solo el liderazgo ve esta pantalla. Lo que cambia vale para todas las personas en unos minutos.',
  picture: 'Los ajustes de la comunidad, con la búsqueda arriba.',
};
