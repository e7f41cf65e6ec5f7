import type { HelpText } from '../../help-topic.ts';

export const TEAM_MEMBERS: HelpText = {
  title: 'Miembros del equipo',
  intro: 'Todas las personas que pueden entrar al área del equipo: su rol y su disponibilidad.',
  steps: [
    'Pulse «Agregar miembro» y elija el rol. Le enviamos un enlace para elegir una contraseña.',
    'Cambie un rol o la disponibilidad en la fila de la persona.',
    'Con los botones al final de la fila puede enviar un enlace para una contraseña nueva o editar los datos.',
    'Elimine a quien deja el equipo. Sus peticiones asignadas vuelven a ser nuevas; aquellas por las que ya se oró quedan pendientes de cerrar. Esa persona sale de todos los círculos de oración, y los círculos sin más miembros se eliminan.',
  ],
  readers:
    'El liderazgo lee todas las peticiones, también las confidenciales, y cambia todos los ajustes. Asigne ese rol con cuidado.',
  picture: 'La tabla de miembros, con sus roles.',
};
