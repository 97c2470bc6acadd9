import type { Language } from '#contract/core/rules/language'
import type { MailText } from '#identity/auth/mails/auth_mail_texts'

export const API_TOKEN_MAIL_TEXTS: Record<Language, MailText> = {
  en: {
    subject: 'You have a new API token',
    body: 'a new API token was made for your account. With it, a program can act in your name until it expires or you revoke it.',
    action: 'See your tokens',
    note: 'If this was not you, change your password now, which also revokes your tokens: {forgot}',
  },
  pt: {
    subject: 'Tens um novo token de API',
    body: 'foi criado um novo token de API para a tua conta. Com ele, um programa pode agir em teu nome até que expire ou que o revogues.',
    action: 'Ver os teus tokens',
    note: 'Se não foste tu, muda já a tua palavra-passe, o que também revoga os teus tokens: {forgot}',
  },
  fr: {
    subject: 'Vous avez un nouveau jeton d’API',
    body: 'un nouveau jeton d’API a été créé pour votre compte. Avec lui, un programme peut agir en votre nom jusqu’à ce qu’il expire ou que vous le révoquiez.',
    action: 'Voir vos jetons',
    note: 'Si ce n’était pas vous, changez tout de suite votre mot de passe, ce qui révoque aussi vos jetons\u00a0: {forgot}',
  },
  es: {
    subject: 'Tienes un nuevo token de API',
    body: 'se ha creado un nuevo token de API para tu cuenta. Con él, un programa puede actuar en tu nombre hasta que caduque o lo revoques.',
    action: 'Ver tus tokens',
    note: 'Si no has sido tú, cambia ahora mismo tu contraseña, lo que también revoca tus tokens: {forgot}',
  },
}
