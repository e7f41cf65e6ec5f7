import type { HelpText } from '../../help-topic.ts';

export const TEAM_SIGN_IN: HelpText = {
  title: 'Iniciar sesión en el equipo',
  intro:
    'Esta entrada es para el equipo de oración y el liderazgo. Se inicia sesión con una contraseña y luego con un código que enviamos por correo.',
  steps: [
    'Escriba su nombre de usuario y su contraseña, y pulse «Iniciar sesión».',
    'Abra nuestro correo y escriba el código. Cada código sirve una vez, durante unos minutos.',
    'Si no llega ningún código, busque en el correo no deseado, espere un momento y pulse «Reenviar código».',
    'Si no sabe su contraseña, pulse «¿Olvidó su contraseña?».',
  ],
  readers: 'Si desea unirse al equipo de oración, hable con el liderazgo: solo el liderazgo agrega miembros.',
  picture: 'El acceso, con el nombre de usuario y la contraseña.',
};
