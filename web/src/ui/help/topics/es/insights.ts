import type { HelpText } from '../../help-topic.ts';

export const INSIGHTS: HelpText = {
  title: 'Estadísticas',
  intro: 'Cuántas peticiones llegan y qué tan pronto se asignan, se responden y se ora por ellas.',
  steps: [
    'Elija un período: cuatro semanas, tres meses o un año.',
    'Lea cada cifra junto al número de peticiones que la sustentan. La semana actual está incompleta.',
    'Muestre un gráfico como tabla, o descárguelo para una hoja de cálculo.',
    'Vea las peticiones abiertas de cada miembro para repartir bien la carga.',
  ],
  readers: 'Aquí las peticiones se cuentan, nunca se citan. Solo el liderazgo ve esta pantalla.',
  picture: 'Las cifras de las últimas semanas.',
};
