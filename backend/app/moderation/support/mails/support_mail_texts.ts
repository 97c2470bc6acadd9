import type { Language } from '#contract/core/rules/language'

/** The mail with an answer, with the placeholders `{name}` and `{title}`. */
interface AnswerMailText {
  hello: string
  subject: string
  intro: string
  note: string
}

/** The mail to the support address about a new request, with the placeholders `{name}`, `{title}` and `{priority}`. */
interface NoticeMailText {
  hello: string
  subject: string
  body: string
  action: string
  note: string
}

interface SupportMailTexts {
  answer: AnswerMailText
  notice: NoticeMailText
}

export const SUPPORT_MAIL_TEXTS: Record<Language, SupportMailTexts> = {
  en: {
    answer: {
      hello: 'Hello {name},',
      subject: 'Answer to your support request: {title}',
      intro: 'our support team answered your request “{title}”:',
      note: 'You receive this email because this address was given in a support request. If it was not you, you can ignore it.',
    },
    notice: {
      hello: 'Hello,',
      subject: 'New support request: {title}',
      body: '{name} has sent a support request with the priority {priority}: “{title}”.',
      action: 'View the request',
      note: 'You receive this email because this is the support address of this installation.',
    },
  },
  pt: {
    answer: {
      hello: 'Olá {name},',
      subject: 'Resposta ao teu pedido de apoio: {title}',
      intro: 'a nossa equipa de apoio respondeu ao teu pedido “{title}”:',
      note: 'Recebes este e-mail porque este endereço foi indicado num pedido de apoio. Se não foste tu, podes ignorá-lo.',
    },
    notice: {
      hello: 'Olá,',
      subject: 'Novo pedido de apoio: {title}',
      body: '{name} enviou um pedido de apoio com a prioridade {priority}: “{title}”.',
      action: 'Ver o pedido',
      note: 'Recebes este e-mail porque este é o endereço de apoio desta instalação.',
    },
  },
  fr: {
    answer: {
      hello: 'Bonjour {name},',
      subject: 'Réponse à votre demande d’assistance : {title}',
      intro: 'notre équipe d’assistance a répondu à votre demande « {title} » :',
      note: 'Vous recevez cet e-mail parce que cette adresse figure dans une demande d’assistance. Si ce n’était pas vous, vous pouvez l’ignorer.',
    },
    notice: {
      hello: 'Bonjour,',
      subject: 'Nouvelle demande d’assistance : {title}',
      body: '{name} a envoyé une demande d’assistance de priorité {priority} : « {title} ».',
      action: 'Voir la demande',
      note: 'Vous recevez cet e-mail parce que c’est l’adresse d’assistance de cette installation.',
    },
  },
  es: {
    answer: {
      hello: 'Hola, {name}:',
      subject: 'Respuesta a tu solicitud de soporte: {title}',
      intro: 'nuestro equipo de soporte ha respondido a tu solicitud «{title}»:',
      note: 'Recibes este correo porque esta dirección se indicó en una solicitud de soporte. Si no fuiste tú, puedes ignorarlo.',
    },
    notice: {
      hello: 'Hola:',
      subject: 'Nueva solicitud de soporte: {title}',
      body: '{name} ha enviado una solicitud de soporte con la prioridad {priority}: «{title}».',
      action: 'Ver la solicitud',
      note: 'Recibes este correo porque esta es la dirección de soporte de esta instalación.',
    },
  },
}
