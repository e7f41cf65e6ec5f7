import type { Catalog } from '../catalog.ts';

/** The community's logo and wording. */
export const IDENTITY = {
  Logo: 'Logotipo',
  'PNG, SVG, JPEG or WebP, up to 5 MB. Replaces the candle in the header, on posters and in emails, and becomes the app’s icon.':
    'PNG, SVG, JPEG o WebP, hasta 5 MB. Sustituye a la vela en el encabezado, en los carteles y en los correos, y pasa a ser el ícono de la aplicación.',
  'Remove logo': 'Quitar logotipo',
  'Preparing your logo…': 'Preparando el logotipo…',
  'We couldn’t read this picture. Please try another one.': 'No pudimos leer esta imagen. Pruebe con otra.',
  'Please choose a PNG, SVG, JPEG or WebP picture.': 'Elija una imagen PNG, SVG, JPEG o WebP.',
  'Please choose a picture smaller than 5 MB.': 'Elija una imagen de menos de 5 MB.',
  'Logo in light mode': 'Logotipo en modo claro',
  'Logo in dark mode': 'Logotipo en modo oscuro',
  'Welcome message': 'Mensaje de bienvenida',
  'Welcome message in Spanish': 'Mensaje de bienvenida en español',
  'Shown below the heading of the request form.': 'Aparece debajo del título del formulario de peticiones.',
  'For quiet hours.': 'Para las horas de silencio.',
  'In the time zone of the community: {zone}': 'En la zona horaria de la comunidad: {zone}',
  Country: 'País',
  'Its help lines are shown first, and phone numbers without a country code are treated as numbers from this country. Until you choose one, help lines follow each visitor’s browser, and text messages assume the country of the number that sends them.':
    'Sus líneas de ayuda se muestran primero, y los teléfonos sin código de país se tratan como números de este país. Hasta que elija uno, las líneas de ayuda dependen del navegador de cada visitante, y los mensajes de texto suponen el país del número que los envía.',
  'Not chosen': 'Sin elegir',
} satisfies Catalog;
