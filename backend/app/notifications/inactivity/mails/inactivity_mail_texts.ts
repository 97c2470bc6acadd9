import type { Language } from '#contract/core/rules/language'
import type { Counted } from '#notifications/notifications/mails/counted'

interface InactivityMailTexts {
  subject: Counted
  body: string
  /** Instead of the title of a sensitive post. */
  covered: string
  /** For the number of titles that are not listed. */
  more: Counted
  action: string
  note: string
  unsubscribe: string
}

export const INACTIVITY_MAIL_TEXTS: Record<Language, InactivityMailTexts> = {
  en: {
    subject: { one: '{n} post waits for you', other: '{n} posts wait for you' },
    body: 'your colleagues have shared posts that you can comment on:',
    covered: 'A sensitive post',
    more: { one: 'and {n} more', other: 'and {n} more' },
    action: 'Open Fanfare',
    note: 'You get this email once, until you have been here again. You can turn it off here or in your profile.',
    unsubscribe: 'Turn these emails off',
  },
  pt: {
    subject: { one: '{n} publicação espera por ti', other: '{n} publicações esperam por ti' },
    body: 'os teus colegas partilharam publicações que podes comentar:',
    covered: 'Uma publicação sensível',
    more: { one: 'e mais {n}', other: 'e mais {n}' },
    action: 'Abrir o Fanfare',
    note: 'Recebes este e-mail uma só vez, até voltares. Podes desligá-lo aqui ou no teu perfil.',
    unsubscribe: 'Desligar estes e-mails',
  },
  fr: {
    subject: { one: '{n} publication vous attend', other: '{n} publications vous attendent' },
    body: 'vos collègues ont partagé des publications que vous pouvez commenter :',
    covered: 'Une publication sensible',
    more: { one: 'et {n} de plus', other: 'et {n} de plus' },
    action: 'Ouvrir Fanfare',
    note: 'Vous recevez cet e-mail une seule fois, jusqu’à votre prochaine visite. Vous pouvez le désactiver ici ou dans votre profil.',
    unsubscribe: 'Désactiver ces e-mails',
  },
  es: {
    subject: { one: '{n} publicación te espera', other: '{n} publicaciones te esperan' },
    body: 'tus compañeros han compartido publicaciones que puedes comentar:',
    covered: 'Una publicación sensible',
    more: { one: 'y {n} más', other: 'y {n} más' },
    action: 'Abrir Fanfare',
    note: 'Recibes este correo una sola vez, hasta tu próxima visita. Puedes desactivarlo aquí o en tu perfil.',
    unsubscribe: 'Desactivar estos correos',
  },
}
