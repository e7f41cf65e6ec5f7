import type { HelpText } from '../../help-topic.ts';

export const SET_UP: HelpText = {
  title: 'Configurar su comunidad',
  intro:
    'Siete preguntas adaptan este sitio a su comunidad. Responda lo que sepa hoy: puede omitir cualquiera y cambiar cada respuesta más tarde.',
  steps: [
    'Elija una configuración base. Una frase dice qué activa.',
    'Responda una pregunta a la vez. Cada respuesta se guarda de inmediato.',
    'Puede salir cuando quiera y continuar después, en este u otro dispositivo.',
    'Al final, envíe una primera petición propia y vea cómo llega al equipo.',
  ],
  readers:
    'Solo el liderazgo ve estas preguntas. El nombre, los colores y el mensaje de bienvenida los ven todas las personas; las personas que invite reciben un correo enseguida.',
  picture: 'La primera pregunta de la configuración.',
};
