import type { HelpText } from '../../help-topic.ts';

export const PUBLISHING: HelpText = {
  title: 'Publicar contenido diario',
  intro:
    'Escriba lo que aparece para todas las personas: lecturas, declaraciones y temas, con un archivo si quiere.',
  steps: [
    'Escriba el título y el texto. Agregue una cita bíblica o un archivo. Si es una imagen, descríbala para quienes no pueden verla.',
    'Marque «Publicar de inmediato» para publicarlo ya o, si pone una fecha de publicación, en esa fecha. Sin marcar, queda como borrador.',
    'En «Contenido existente» encuentra lo anterior. Allí puede editarlo, dejar de publicarlo o eliminarlo. Mientras no se muestre, puede cambiar su fecha.',
    'Al eliminar una publicación también se elimina su archivo, y no se puede deshacer. Dejar de publicarla sí se puede deshacer.',
  ],
  readers:
    'Todas las personas leen lo publicado. Los borradores los ve solo el liderazgo. Quien activó las notificaciones recibe un aviso de cada publicación nueva.',
  picture: 'El formulario para una publicación nueva.',
};
