import type { Catalog } from '../catalog.ts';

/** Validation messages of forms. */
export const FORM_MESSAGES = {
  // All fields.
  'Invalid email': 'El correo electrónico no es válido',
  'Invalid date': 'La fecha no es válida',
  'Invalid datetime': 'La fecha o la hora no son válidas',
  'Invalid url': 'La dirección no es válida',
  'Invalid input': 'Algo de lo que escribió no es válido',
  Invalid: 'No es válido',
  'Expected {expected}, received {received}': 'Se esperaba {expected} y llegó {received}',
  'String must contain at most {limit} character(s)': 'Escriba {limit} caracteres como máximo',
  'String must contain at least {limit} character(s)': 'Escriba al menos {limit} caracteres',
  'Array must contain at most {limit} element(s)': 'Elija {limit} como máximo',
  'Array must contain at least {limit} element(s)': 'Elija al menos {limit}',
  "Invalid enum value. Expected {choices}, received '{value}'":
    'Valor no válido. Se esperaba {choices} y llegó «{value}»',
  'Unrecognized key(s) in object: {keys}': 'Hay datos que no se reconocen: {keys}',
  'Please enter a whole number from {min} to {max}.': 'Escriba un número entero de {min} a {max}.',
  // Prayer requests and the wall.
  'First name and last name are required when not submitting on behalf of someone else.':
    'El nombre y el apellido son obligatorios si no pide por otra persona.',
  'Phone number is required when requesting contact.':
    'El número de teléfono es obligatorio si pide que nos comuniquemos con usted.',
  'Please enter a phone number we can call, such as 202-555-0142.':
    'Escriba un número de teléfono al que podamos llamar, como 202-555-0142.',
  'Email address is required when requesting contact.':
    'El correo electrónico es obligatorio si pide que nos comuniquemos con usted.',
  'Please enter a prayer request or record one.': 'Escriba una petición de oración o grábela.',
  'Confidential submissions cannot be shared on the Belief Wall.':
    'Las peticiones confidenciales no se pueden compartir en el Muro de Fe.',
  'Please enter a prayer request': 'Escriba una petición de oración',
  'Prayer request must be 500 characters or less': 'La petición puede tener 500 caracteres como máximo',
  'Testimony must be 500 characters or less': 'El testimonio puede tener 500 caracteres como máximo',
  'Please write your update': 'Escriba su novedad',
  'Please enter the caller’s prayer request.': 'Escriba por qué motivo pide oración la persona que llama.',
  'Please enter notes before posting.': 'Escriba una nota antes de guardarla.',
  'Please choose a date and time.': 'Elija una fecha y una hora.',
  'The contact time can’t be in the future.': 'La fecha del contacto no puede ser futura.',
  'The contact time can’t be more than a week before the request.':
    'El contacto no puede ser anterior a la petición en más de una semana.',
  // Circles.
  'Circle name is required': 'El nombre del círculo es obligatorio',
  'Please choose a circle': 'Elija un círculo',
  'Please enter your name': 'Escriba su nombre',
  // Signing in.
  'Please enter your username': 'Escriba su nombre de usuario',
  'Please enter a 6-digit verification code.': 'Escriba el código de verificación de 6 dígitos.',
  'Please enter a 6-digit confirmation code.': 'Escriba el código de confirmación de 6 dígitos.',
  'Password must be at least 6 characters': 'La contraseña debe tener al menos 6 caracteres',
  'Password must be at least 8 characters': 'La contraseña debe tener al menos 8 caracteres',
  "Passwords don't match": 'Las contraseñas no coinciden',
  // The team.
  'Please fill in all required fields.': 'Complete todos los campos obligatorios.',
  'Use only letters, digits and . _ + - in a username.':
    'Un nombre de usuario solo puede tener letras, números y . _ + -',
  'Please enter a new password.': 'Escriba una contraseña nueva.',
  'Please choose a start date.': 'Elija una fecha de inicio.',
  'Please choose an end date.': 'Elija una fecha de fin.',
  'The start date can’t be in the past.': 'La fecha de inicio no puede ser anterior a hoy.',
  'The end date can’t be before the start date.':
    'La fecha de fin no puede ser anterior a la fecha de inicio.',
  'Please choose a time zone.': 'Elija una zona horaria.',
  'Quiet hours can’t start and end at the same hour.':
    'Las horas de silencio deben terminar a una hora distinta de la de inicio.',
  // Lists and content.
  'Please choose a list and a member.': 'Elija una lista de distribución y un miembro.',
  'Prayer team members cannot be added to leadership distribution lists.':
    'Los miembros del equipo de oración no se pueden agregar a las listas de distribución del liderazgo.',
  'This member is already in the selected distribution list.':
    'Este miembro ya está en la lista de distribución elegida.',
  'Invalid file type. Please upload PDF, Word, PowerPoint, or image files.':
    'Tipo de archivo no válido. Suba archivos PDF, Word, PowerPoint o imágenes.',
  'File size must be less than 50MB.': 'El archivo debe pesar menos de 50\u00a0MB.',
} satisfies Catalog;
