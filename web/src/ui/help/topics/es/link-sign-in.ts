import { LINK_SESSION_DAYS } from '@prayer-community/domain/auth/link-session';
import type { HelpText } from '../../help-topic.ts';

export const LINK_SIGN_IN: HelpText = {
  title: 'Iniciar sesión con un enlace',
  intro:
    'Los círculos de oración son privados, por eso se inicia sesión. No necesita una contraseña: le enviamos un enlace por correo.',
  steps: [
    'Escriba su correo electrónico y pulse «Enviar enlace de acceso».',
    'Abra el correo en este dispositivo y pulse el enlace. Sirve una sola vez y por poco tiempo.',
    'Si se le pide, escriba otra vez la misma dirección. Si el enlace ya venció, pida uno nuevo.',
    'Si no llega nada, busque en el correo no deseado y revise que la dirección esté bien escrita.',
    `La sesión queda abierta en este dispositivo hasta ${LINK_SESSION_DAYS} días. Si otras personas lo usan, pulse «Cerrar sesión». Si lo perdió, inicie sesión en otro y pulse «Cerrar sesión en todos los dispositivos».`,
  ],
  readers: 'Su dirección sirve para iniciar sesión. Los demás miembros solo ven el nombre que usted elija.',
  picture: 'El formulario que envía un enlace de acceso.',
};
