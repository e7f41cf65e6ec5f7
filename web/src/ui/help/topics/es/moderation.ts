import type { HelpText } from '../../help-topic.ts';

export const MODERATION: HelpText = {
  title: 'Moderación',
  intro: 'Publicaciones del Muro de Fe que esperan su decisión, y todas las demás.',
  steps: [
    'Un punto en el menú indica que hay publicaciones por revisar. Empiece por las que esperan aprobación y las denunciadas.',
    'Apruebe una publicación, ocúltela o cambie el texto si aparece un nombre que no debe estar. Para eliminarla definitivamente, avise a la persona que configuró este sitio: véase «Data deletion requests» (en inglés) en la guía de quien administra el sitio.',
    'Si la denuncia fue un error, pulse «Dejar en el muro».',
    'Para revertir una decisión, pulse «Deshacer» enseguida (Alt+T con el teclado). Más tarde aún puede ocultar o restaurar la publicación, pero no recuperar un texto anterior ni un testimonio quitado.',
    'El historial dice quién decidió qué.',
  ],
  readers:
    'Los visitantes solo ven la publicación. En los ajustes, elija si las publicaciones nuevas necesitan aprobación.',
  picture: 'Las vistas de moderación y una publicación que espera.',
};
