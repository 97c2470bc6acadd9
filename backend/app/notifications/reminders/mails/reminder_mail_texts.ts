import type { Language } from '#contract/core/rules/language'

interface ReminderMailTexts {
  /** With `{title}`. */
  subject: string
  /** For a sensitive post, whose title is not shown. */
  covered: string
  /** With `{organization}` and `{when}`. */
  body: string
  action: string
  note: string
  unsubscribe: string
}

export const REMINDER_MAIL_TEXTS: Record<Language, ReminderMailTexts> = {
  en: {
    subject: 'Still time to comment: {title}',
    covered: 'a sensitive post',
    body: 'a suggestion waits for you on this post in {organization}, until {when}:',
    action: 'Open the post',
    note: 'You are reminded of a post once. You can turn reminders off here or in your profile.',
    unsubscribe: 'Turn reminders off',
  },
  pt: {
    subject: 'Ainda podes comentar: {title}',
    covered: 'uma publicação sensível',
    body: 'uma sugestão espera por ti nesta publicação de {organization}, até {when}:',
    action: 'Abrir a publicação',
    note: 'És lembrado de cada publicação uma só vez. Podes desligar os lembretes aqui ou no teu perfil.',
    unsubscribe: 'Desligar os lembretes',
  },
  fr: {
    subject: 'Vous pouvez encore commenter : {title}',
    covered: 'une publication sensible',
    body: 'une suggestion vous attend sur cette publication de {organization}, jusqu’au {when} :',
    action: 'Ouvrir la publication',
    note: 'Une publication ne vous est rappelée qu’une fois. Vous pouvez désactiver les rappels ici ou dans votre profil.',
    unsubscribe: 'Désactiver les rappels',
  },
  es: {
    subject: 'Aún puedes comentar: {title}',
    covered: 'una publicación sensible',
    body: 'una sugerencia te espera en esta publicación de {organization}, hasta el {when}:',
    action: 'Abrir la publicación',
    note: 'Cada publicación se te recuerda una sola vez. Puedes desactivar los recordatorios aquí o en tu perfil.',
    unsubscribe: 'Desactivar los recordatorios',
  },
}
