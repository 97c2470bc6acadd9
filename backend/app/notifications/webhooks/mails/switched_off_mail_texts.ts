import type { Language } from '#contract/core/rules/language'

interface SwitchedOffMailTexts {
  subject: string
  /** With `{host}`, like `gone`: every attempt of a day has failed. */
  failing: string
  /** The receiver answered that it no longer exists. */
  gone: string
  action: string
  note: string
}

export const SWITCHED_OFF_MAIL_TEXTS: Record<Language, SwitchedOffMailTexts> = {
  en: {
    subject: 'A webhook was switched off',
    failing:
      'a webhook of your organization was switched off: for a day {host} accepted nothing. Look at its deliveries, then switch it on again.',
    gone: 'a webhook of your organization was switched off: {host} answered that it no longer wants to receive anything.',
    action: 'See the webhooks',
    note: 'You can choose in your profile which emails you receive.',
  },
  pt: {
    subject: 'Um webhook foi desligado',
    failing:
      'um webhook da tua organização foi desligado: durante um dia {host} não aceitou nada. Vê os envios e volta a ligá-lo.',
    gone: 'um webhook da tua organização foi desligado: {host} respondeu que já não quer receber nada.',
    action: 'Ver os webhooks',
    note: 'No teu perfil podes escolher que mensagens recebes.',
  },
  fr: {
    subject: 'Un webhook a été désactivé',
    failing:
      'un webhook de votre organisation a été désactivé\u00a0: pendant un jour, {host} n’a rien accepté. Regardez ses envois, puis réactivez-le.',
    gone: 'un webhook de votre organisation a été désactivé\u00a0: {host} a répondu ne plus vouloir rien recevoir.',
    action: 'Voir les webhooks',
    note: 'Dans votre profil, vous pouvez choisir les e-mails que vous recevez.',
  },
  es: {
    subject: 'Se ha desactivado un webhook',
    failing:
      'se ha desactivado un webhook de tu organización: durante un día {host} no aceptó nada. Mira sus envíos y vuelve a activarlo.',
    gone: 'se ha desactivado un webhook de tu organización: {host} respondió que ya no quiere recibir nada.',
    action: 'Ver los webhooks',
    note: 'En tu perfil puedes elegir qué correos recibes.',
  },
}
