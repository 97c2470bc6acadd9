import type { Language } from '#contract/core/rules/language'

/** The texts of an invitation, with the placeholders `{name}`, `{inviter}` and `{organization}`. */
interface InvitationText {
  /** For a recipient with an account. */
  hello: string
  /** For an address without an account. */
  helloStranger: string
  subject: string
  body: string
  action: string
  note: string
}

export const INVITATION_MAIL_TEXTS: Record<Language, InvitationText> = {
  en: {
    hello: 'Hello {name},',
    helloStranger: 'Hello,',
    subject: '{inviter} invites you to {organization}',
    body: '{inviter} invites you to join the organization “{organization}” on Fanfare.',
    action: 'View the invitation',
    note: 'The link works for seven days, for this address only. If you do not know the sender, you can ignore this email.',
  },
  pt: {
    hello: 'Olá {name},',
    helloStranger: 'Olá,',
    subject: '{inviter} convida-te para {organization}',
    body: '{inviter} convida-te a fazer parte da organização “{organization}” no Fanfare.',
    action: 'Ver o convite',
    note: 'O link funciona durante sete dias e só para este endereço. Se não conheces quem o enviou, ignora esta mensagem.',
  },
  fr: {
    hello: 'Bonjour {name},',
    helloStranger: 'Bonjour,',
    subject: '{inviter} vous invite à rejoindre {organization}',
    body: '{inviter} vous invite à rejoindre l’organisation « {organization} » sur Fanfare.',
    action: 'Voir l’invitation',
    note: 'Le lien est valable sept jours, pour cette adresse uniquement. Si vous ne connaissez pas l’expéditeur, ignorez ce message.',
  },
  es: {
    hello: 'Hola, {name}:',
    helloStranger: 'Hola:',
    subject: '{inviter} te invita a {organization}',
    body: '{inviter} te invita a unirte a la organización «{organization}» en Fanfare.',
    action: 'Ver la invitación',
    note: 'El enlace funciona durante siete días y solo para esta dirección. Si no conoces a quien lo envía, ignora este mensaje.',
  },
}
