import type { HelpText } from '../../help-topic.ts';

export const EXPORTING: HelpText = {
  title: 'Exportar',
  intro:
    'Todo lo que su comunidad tiene guardado, en un solo archivo: para conservar una copia o para pasar a otro sistema.',
  steps: [
    'Inicie la exportación. Puede salir de esta pantalla mientras la preparamos.',
    'Descargue el archivo en el plazo de un día. Se elimina en el plazo de un día más.',
    'Abra las tablas en una hoja de cálculo. El archivo LEAME.txt explica cada columna.',
    'Si inició sesión hace más de 12 horas, vuelva a iniciarla primero.',
  ],
  readers:
    'Solo el liderazgo exporta. El archivo también contiene las peticiones confidenciales y las peticiones de los círculos: guárdelo donde solo el liderazgo pueda abrirlo. La lista de abajo muestra quién exportó y descargó qué.',
  picture: 'Qué contiene una exportación y el botón que la inicia.',
};
