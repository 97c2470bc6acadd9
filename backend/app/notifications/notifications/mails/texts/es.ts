import type { DigestMailTexts } from '#notifications/notifications/mails/digest_mail_texts'

export const es: DigestMailTexts = {
  subject: { one: '{n} notificación nueva', other: '{n} notificaciones nuevas' },
  body: 'esto es lo que aún no has leído:',
  types: {
    'post.shared': { one: '{n} publicación nueva', other: '{n} publicaciones nuevas' },
    'suggestions.wanted': {
      one: '{n} publicación sin sugerencias',
      other: '{n} publicaciones sin sugerencias',
    },
    'post.reminded': { one: '{n} recordatorio', other: '{n} recordatorios' },
    'reply.added': { one: '{n} respuesta a tus sugerencias', other: '{n} respuestas a tus sugerencias' },
    'report.resolved': { one: '{n} denuncia respondida', other: '{n} denuncias respondidas' },
    'post.moderated': {
      one: '{n} decisión sobre tus publicaciones',
      other: '{n} decisiones sobre tus publicaciones',
    },
    'support.answered': {
      one: '{n} respuesta a tus solicitudes de soporte',
      other: '{n} respuestas a tus solicitudes de soporte',
    },
    'supply.low': {
      one: '{n} de tus publicaciones se está quedando sin sugerencias',
      other: '{n} de tus publicaciones se están quedando sin sugerencias',
    },
    'suggestion.copied': {
      one: 'copias en {n} publicación con sugerencias tuyas',
      other: 'copias en {n} publicaciones con sugerencias tuyas',
    },
    'post.reached': {
      one: '{n} de tus publicaciones ha llegado a más compañeros',
      other: '{n} de tus publicaciones han llegado a más compañeros',
    },
    'member.joined': { one: '{n} miembro nuevo', other: '{n} miembros nuevos' },
    'webhook.disabled': { one: '{n} webhook desactivado', other: '{n} webhooks desactivados' },
  },
  covered: 'Una publicación sensible',
  more: { one: 'y {n} más', other: 'y {n} más' },
  action: 'Abrir Fanfare',
  note: 'Recibes este resumen una vez al día porque lo elegiste en tu perfil.',
  unsubscribe: 'Dejar de recibir el resumen',
}
