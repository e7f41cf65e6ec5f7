import type { HelpText } from '../../help-topic.ts';

export const IMPORTING: HelpText = {
  title: 'Importar',
  intro:
    'Traiga lo que ya tiene: peticiones de oración, personas y grupos de otro sistema o de una hoja de cálculo.',
  steps: [
    'Indique qué contiene el archivo y elíjalo. Debe ser un archivo CSV.',
    'Revise las columnas que reconocimos y elija las que no.',
    'Lea qué filas no se pueden importar y por qué. Puede descargarlas y corregirlas.',
    'Inicie la importación. Si se interrumpe, elija el mismo archivo otra vez: nada se duplica.',
    'Si algo salió mal, deshaga la importación en un plazo de 24 horas.',
  ],
  readers:
    'Solo el liderazgo importa. A nadie se le avisa de las peticiones importadas. Las personas y los miembros de grupos reciben una invitación por correo.',
  picture: 'El primer paso de una importación.',
};
