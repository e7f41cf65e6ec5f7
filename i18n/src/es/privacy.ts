import type { Catalog } from '../catalog.ts';

export const PRIVACY = {
  'What we keep when you use this site, who can read it, and how to remove it.':
    'Qué guardamos cuando usa este sitio, quién puede leerlo y cómo eliminarlo.',
  'What you send us': 'Lo que usted nos envía',
  'Your prayer request: your words or recording, your name, and your choices on the form.':
    'Su petición de oración: sus palabras o su grabación, su nombre y lo que elige en el formulario.',
  'Your phone number and email address, if you enter them. If you’re given a private link, we email it to you as well, unless an earlier email from us is still unopened.':
    'Su número de teléfono y su correo electrónico, si los escribe. Si recibe un enlace privado, también se lo enviamos a ese correo, salvo que no haya abierto un correo anterior.',
  'If you ask again with the same phone number or email address, our team sees which earlier requests may be yours.':
    'Si vuelve a pedir oración con el mismo número de teléfono o correo electrónico, nuestro equipo ve qué peticiones anteriores podrían ser suyas.',
  'You don’t need an account to ask for prayer. We show no ads and don’t follow you to other sites.':
    'No necesita una cuenta para pedir oración. No mostramos anuncios ni le seguimos en otros sitios.',
  'Who can read it': 'Quién puede leerlo',
  'Our prayer team and our leadership read your request and your contact details.':
    'Nuestro equipo de oración y nuestro liderazgo leen su petición y sus datos de contacto.',
  'Everyone can read what you share on the Belief Wall. It shows your name only if you add it to a post.':
    'Todos pueden leer lo que comparte en el Muro de Fe. Su nombre solo aparece si lo agrega a una publicación.',
  'If you’re signed in, we store a post with your account, even if it shows no name.':
    'Si inició sesión, guardamos la publicación con su cuenta, aunque no muestre ningún nombre.',
  'Members of a prayer circle can read its prayers.':
    'Las peticiones de un círculo de oración las leen sus miembros.',
  'A leader can export everything we store, for example to move to another system. That file also holds what leadership doesn’t see on this site: prayers in circles, and who posted or prayed.':
    'El liderazgo puede exportar todo lo que guardamos, por ejemplo para pasar los datos a otro sistema. Ese archivo también contiene lo que el liderazgo no ve en este sitio: las peticiones de los círculos, y quién publicó u oró.',
  'How long we keep it': 'Cuánto tiempo lo guardamos',
  'Our leaders decide how long to keep a closed request.':
    'Nuestro liderazgo decide cuánto tiempo se guarda una petición cerrada.',
  'We keep requests indefinitely.': 'Guardamos las peticiones por tiempo indefinido.',
  '{count} days after a request is closed, and after the last message about it, we delete its words, its post on the wall, its recording, our notes and replies, and the contact details.':
    {
      one: 'Un día después de cerrar una petición y del último mensaje sobre ella, eliminamos sus palabras, su publicación en el muro, su grabación, nuestras notas y respuestas, y los datos de contacto.',
      other:
        '{count} días después de cerrar una petición y del último mensaje sobre ella, eliminamos sus palabras, su publicación en el muro, su grabación, nuestras notas y respuestas, y los datos de contacto.',
    },
  'How to remove it': 'Cómo eliminarlo',
  'If you were given a private link to your request, it lets you download or delete your request. Once it’s deleted, only anonymous statistics remain. If the link doesn’t open, or you have none, please contact our community.':
    'Si recibió un enlace privado a su petición, con él puede descargarla o eliminarla. Una vez eliminada, solo quedan estadísticas anónimas. Si el enlace no se abre, o no tiene ninguno, comuníquese con nuestra comunidad.',
  'We keep accounts for prayer circles and posts on the Belief Wall until they’re removed. Circle invitations are deleted 30 days after they expire.':
    'Guardamos las cuentas de los círculos de oración y las publicaciones del Muro de Fe hasta que se eliminen. Las invitaciones a círculos se eliminan 30 días después de vencer.',
  'To prevent misuse, we count actions on this site for up to a day, using a code made from your network address. Reports of posts include such a code, and Google’s logs keep the address for 30 days.':
    'Para evitar abusos, contamos lo que se hace en este sitio mediante un código creado a partir de su dirección de red, durante un día como máximo. Cada denuncia de una publicación incluye un código así, y los registros de Google conservan la dirección 30 días.',
  'When you open a link in one of our emails, we remember for up to two years that the address is confirmed, using a code made from it. In the same way, we count the emails to an address for up to 30 days.':
    'Cuando usted abre un enlace de uno de nuestros correos, recordamos hasta dos años que la dirección está confirmada, mediante un código creado a partir de ella. Del mismo modo contamos los correos enviados a una dirección, durante 30 días como máximo.',
  'For 90 days, we keep a list of the messages we sent, with part of each address hidden. If you unsubscribe, we keep a code made from your address, so that we don’t write to it again.':
    'Durante 90 días guardamos una lista de los mensajes que enviamos, con parte de cada dirección oculta. Si cancela la suscripción, guardamos un código creado a partir de su dirección para no volver a escribirle.',
  'Deleted data can stay in our backups for up to 14 weeks, and in a file that a leader exported until that file is deleted.':
    'Los datos eliminados pueden permanecer hasta 14 semanas en nuestras copias de seguridad, y en un archivo que haya exportado el liderazgo, hasta que se elimine ese archivo.',
  'To remove a post from the Belief Wall, please contact our community.':
    'Para eliminar una publicación del Muro de Fe, comuníquese con nuestra comunidad.',
  'To remove your account for prayer circles and your prayers there, or invitations to circles, please contact our community. If you only leave a circle, your prayers stay in it.':
    'Para eliminar su cuenta de los círculos de oración y sus peticiones en ellos, o invitaciones a círculos, comuníquese con nuestra comunidad. Si únicamente sale del círculo, sus peticiones permanecen en él.',
  'Emails about prayers for you and circle invitations have an unsubscribe link, and so do our team’s emails about new requests and reminders.':
    'Los correos sobre oraciones por usted e invitaciones a círculos tienen un enlace para cancelar la suscripción, igual que los de nuestro equipo sobre peticiones nuevas y recordatorios.',
  'In your browser': 'En su navegador',
  'Your browser stores your language, text and recordings you haven’t sent, and copies of pages for offline use.':
    'Su navegador guarda su idioma, los textos y las grabaciones que no ha enviado y copias de páginas para usarlas sin conexión.',
  'If you pray, post, or mark a request as answered on the Belief Wall, it also stores an anonymous number and your recent activity there.':
    'Si ora, publica o marca una petición como respondida en el Muro de Fe, también guarda un número anónimo y su actividad reciente allí.',
  'If you request a sign-in link, it also stores your email address.':
    'Si pide un enlace de acceso, también guarda su correo electrónico.',
  'If you sign in or turn on notifications, it also stores identifiers of this device.':
    'Si inicia sesión o activa las notificaciones, también guarda identificadores de este dispositivo.',
  'Clear this site’s data to remove all of it.': 'Borre los datos de este sitio para eliminarlo todo.',
  'Services we use': 'Servicios que usamos',
  'Google Firebase stores the data. SendGrid delivers our emails, and Twilio our text messages.':
    'Google Firebase guarda los datos. SendGrid entrega nuestros correos y Twilio nuestros mensajes de texto.',
  'Google reCAPTCHA checks that visitors are people, not programs. Its script runs when you open our pages, so Google sees your network address and how your browser behaves.':
    'Google reCAPTCHA comprueba que quienes usan el sitio sean personas y no programas. Su código se ejecuta al abrir nuestras páginas, de modo que Google ve su dirección de red y cómo se comporta su navegador.',
  'Google’s Privacy Policy': 'Política de Privacidad de Google',
  'Google’s Terms of Service': 'Términos del Servicio de Google',
} satisfies Catalog;
