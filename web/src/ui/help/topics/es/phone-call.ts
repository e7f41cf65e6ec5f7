import type { HelpText } from '../../help-topic.ts';

export const PHONE_CALL: HelpText = {
  title: 'Una petición por teléfono',
  intro:
    'Anote lo que pide quien llama, mientras escucha. Después, la petición se atiende como cualquier otra.',
  steps: [
    'Escriba la petición. Es el único campo obligatorio.',
    'Agregue el nombre de quien llama y cómo comunicarse con esa persona, si está de acuerdo.',
    'Márquela como urgente si no puede esperar. Si se ofrece el mensaje de texto, elíjalo solo si la persona quiere recibir en ese teléfono un enlace privado a nuestra respuesta.',
    'Pulse «Guardar petición». El formulario queda vacío para la llamada siguiente.',
  ],
  readers:
    'La lee el equipo de oración. El formulario indica quién lee una confidencial. Lo que escribe queda en este dispositivo hasta que se guarda, más o menos una semana.',
  picture: 'El formulario para una llamada.',
};
