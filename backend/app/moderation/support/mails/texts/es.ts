import type { SupportMailTexts } from '#moderation/support/mails/support_mail_text'

export const es: SupportMailTexts = {
  answer: {
    hello: 'Hola, {name}:',
    subject: 'Respuesta a tu solicitud de soporte: {title}',
    intro: 'alguien de nuestro soporte ha respondido a tu solicitud «{title}»:',
    note: 'Recibes este correo porque esta dirección se indicó en una solicitud de soporte. Si no fuiste tú, puedes ignorarlo.',
  },
  notice: {
    hello: 'Hola:',
    subject: 'Nueva solicitud de soporte: {title}',
    body: '{name} ha enviado una solicitud de soporte con la prioridad {priority}: «{title}».',
    action: 'Ver la solicitud',
    note: 'Recibes este correo porque esta es la dirección de soporte de esta instalación.',
  },
}
