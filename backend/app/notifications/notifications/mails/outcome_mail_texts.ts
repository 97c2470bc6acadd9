import type { Language } from '#contract/core/rules/language'

interface Text {
  subject: string
  body: string
  action: string
}

interface OutcomeMailTexts {
  approved: Text
  rejected: Text
  /** Before the reason of a rejection. */
  reason: string
  resolved: Text
  /** For other posts of the same decision, with `{n}`. */
  others: string
  note: string
}

export const OUTCOME_MAIL_TEXTS: Record<Language, OutcomeMailTexts> = {
  en: {
    approved: {
      subject: 'Your post was approved',
      body: 'a moderator approved your post. Your organization was notified.',
      action: 'Open the post',
    },
    rejected: {
      subject: 'Your post was not approved',
      body: 'a moderator did not approve your post. You can change its link and send it again.',
      action: 'Open the post',
    },
    reason: 'This is the reason:',
    resolved: {
      subject: 'Your report has been answered',
      body: 'a moderator answered your report:',
      action: 'See your reports',
    },
    others: 'and {n} more',
    note: 'You can choose in your profile which emails you receive.',
  },
  pt: {
    approved: {
      subject: 'A tua publicação foi aprovada',
      body: 'um moderador aprovou a tua publicação. A tua organização foi avisada.',
      action: 'Abrir a publicação',
    },
    rejected: {
      subject: 'A tua publicação não foi aprovada',
      body: 'um moderador não aprovou a tua publicação. Podes mudar o link e enviá-la de novo.',
      action: 'Abrir a publicação',
    },
    reason: 'Esta é a razão:',
    resolved: {
      subject: 'A tua denúncia foi respondida',
      body: 'um moderador respondeu à tua denúncia:',
      action: 'Ver as tuas denúncias',
    },
    others: 'e mais {n}',
    note: 'No teu perfil podes escolher que mensagens recebes.',
  },
  fr: {
    approved: {
      subject: 'Votre publication a été approuvée',
      body: 'un modérateur a approuvé votre publication. Votre organisation en a été informée.',
      action: 'Ouvrir la publication',
    },
    rejected: {
      subject: 'Votre publication n’a pas été approuvée',
      body: 'un modérateur n’a pas approuvé votre publication. Vous pouvez changer son lien et l’envoyer à nouveau.',
      action: 'Ouvrir la publication',
    },
    reason: 'Voici la raison :',
    resolved: {
      subject: 'Votre signalement a reçu une réponse',
      body: 'un modérateur a répondu à votre signalement :',
      action: 'Voir vos signalements',
    },
    others: 'et {n} de plus',
    note: 'Dans votre profil, vous pouvez choisir les e-mails que vous recevez.',
  },
  es: {
    approved: {
      subject: 'Tu publicación fue aprobada',
      body: 'un moderador ha aprobado tu publicación. Se avisó a tu organización.',
      action: 'Abrir la publicación',
    },
    rejected: {
      subject: 'Tu publicación no fue aprobada',
      body: 'un moderador no ha aprobado tu publicación. Puedes cambiar el enlace y enviarla de nuevo.',
      action: 'Abrir la publicación',
    },
    reason: 'Esta es la razón:',
    resolved: {
      subject: 'Tu denuncia ha sido respondida',
      body: 'un moderador ha respondido a tu denuncia:',
      action: 'Ver tus denuncias',
    },
    others: 'y {n} más',
    note: 'En tu perfil puedes elegir qué correos recibes.',
  },
}
