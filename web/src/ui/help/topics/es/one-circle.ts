import type { HelpText } from '../../help-topic.ts';

export const ONE_CIRCLE: HelpText = {
  title: 'Dentro de un círculo de oración',
  intro: 'Aquí los miembros de un círculo comparten peticiones y oran unos por otros.',
  steps: [
    'En «Compartir una petición», escriba una y compártala con el círculo.',
    'Pulse el botón de oración de otra petición cuando haya orado por ella.',
    'Marque su propia petición como respondida, o elimínela.',
    'Invite a otras personas. Quien dirige el círculo también puede quitar miembros y nombrar líder a otra persona. Usted puede salir cuando quiera. Quien dirige debe nombrar antes a otra persona.',
  ],
  readers:
    'En este sitio, solo los miembros de este círculo ven lo que se comparte aquí. Una exportación completa, que el liderazgo de la comunidad puede hacer como copia de seguridad o para pasar a otro sistema, también lo contiene. Sus peticiones permanecen cuando sale, a menos que las elimine antes.',
  picture: 'Un círculo, con el formulario para compartir una petición.',
};
