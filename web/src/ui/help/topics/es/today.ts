import type { HelpText } from '../../help-topic.ts';

export const TODAY: HelpText = {
  title: 'Su día: Hoy',
  intro:
    'La vista «Hoy» reúne sus pendientes: personas a quienes dar seguimiento, lo atrasado, sus peticiones y las que nadie tiene todavía.',
  steps: [
    'Elija una vista en la fila de pestañas. El número indica cuántas peticiones contiene.',
    'Abra una fila para leer la petición, responder, escribir una nota o registrar la oración.',
    'Busque por un nombre, una palabra, un correo electrónico o un teléfono.',
    '¿Va a estar fuera? Pulse «Cambiar a no disponible» y elija los días. Las notificaciones push de peticiones nuevas y recordatorios se pausan; los correos electrónicos y los mensajes de texto de sus listas siguen llegando. Las alertas van a quienes están disponibles en el liderazgo.',
  ],
  readers:
    'El equipo ve las peticiones que permiten los ajustes del liderazgo. Los números cuentan solo las que usted puede leer.',
  picture: 'Hoy, con sus vistas y las primeras peticiones.',
};
