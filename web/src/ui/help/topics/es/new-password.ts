import type { HelpText } from '../../help-topic.ts';

export const NEW_PASSWORD: HelpText = {
  title: 'Una contraseña nueva',
  intro: 'Elija una contraseña nueva si olvidó la suya, o si el liderazgo le envió un enlace.',
  steps: [
    'Escriba su correo electrónico. Si pertenece a una cuenta, en unos minutos llega un enlace.',
    'Abra el enlace. Es válido durante 1 hora y se puede usar una sola vez.',
    'Escriba dos veces la contraseña nueva y pulse el botón. Varias palabras sin relación son fáciles de recordar y difíciles de adivinar.',
    'Inicie sesión de nuevo con la contraseña nueva y un código.',
  ],
  readers:
    'Su sesión se cierra en todos los dispositivos. Nadie más puede leer su contraseña, tampoco el liderazgo.',
  picture: 'El formulario que pide un enlace para una contraseña nueva.',
};
