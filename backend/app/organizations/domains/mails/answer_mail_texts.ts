import type { Language } from '#contract/core/rules/language'

interface Text {
  subject: string
  body: string
}

/** With the placeholder `{organization}`. */
interface AnswerMailText {
  approved: Text
  declined: Text
  action: string
  note: string
}

export const ANSWER_MAIL_TEXTS: Record<Language, AnswerMailText> = {
  en: {
    approved: {
      subject: 'You are now a member of {organization}',
      body: 'Your request to join “{organization}” was approved.',
    },
    declined: {
      subject: 'Your request to join {organization} was declined',
      body: 'Your request to join “{organization}” was declined. If that is a mistake, ask a colleague there for an invitation.',
    },
    action: 'Open Fanfare',
    note: 'You receive this because you asked to join an organization on Fanfare.',
  },
  pt: {
    approved: {
      subject: 'Já fazes parte de {organization}',
      body: 'O teu pedido para te juntares a “{organization}” foi aprovado.',
    },
    declined: {
      subject: 'O teu pedido para te juntares a {organization} foi recusado',
      body: 'O teu pedido para te juntares a “{organization}” foi recusado. Se for um engano, pede um convite a um colega de lá.',
    },
    action: 'Abrir o Fanfare',
    note: 'Recebes esta mensagem porque pediste para te juntares a uma organização no Fanfare.',
  },
  fr: {
    approved: {
      subject: 'Vous êtes désormais membre de {organization}',
      body: 'Votre demande pour rejoindre « {organization} » a été acceptée.',
    },
    declined: {
      subject: 'Votre demande pour rejoindre {organization} a été refusée',
      body: 'Votre demande pour rejoindre « {organization} » a été refusée. S’il s’agit d’une erreur, demandez une invitation à un collègue.',
    },
    action: 'Ouvrir Fanfare',
    note: 'Vous recevez ce message parce que vous avez demandé à rejoindre une organisation sur Fanfare.',
  },
  es: {
    approved: {
      subject: 'Ya formas parte de {organization}',
      body: 'Se ha aprobado tu solicitud para unirte a «{organization}».',
    },
    declined: {
      subject: 'Se ha rechazado tu solicitud para unirte a {organization}',
      body: 'Se ha rechazado tu solicitud para unirte a «{organization}». Si es un error, pide una invitación a alguien de allí.',
    },
    action: 'Abrir Fanfare',
    note: 'Recibes este mensaje porque pediste unirte a una organización en Fanfare.',
  },
}
