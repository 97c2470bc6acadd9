import type { Language } from '#contract/core/rules/language'
import type { MailText } from '#identity/auth/mails/auth_mail_texts'

export interface TwoFactorMailTexts {
  turnedOn: MailText
  turnedOff: MailText
}

export const TWO_FACTOR_MAIL_TEXTS: Record<Language, TwoFactorMailTexts> = {
  en: {
    turnedOn: {
      subject: 'Two-factor authentication is on',
      body: 'from now on, every sign-in to your account asks for a code from your authenticator app.',
      note: 'If this was not you, change your password now: {forgot}',
    },
    turnedOff: {
      subject: 'Two-factor authentication is off',
      body: 'signing in to your account no longer asks for a code.',
      note: 'If this was not you, change your password now: {forgot}',
    },
  },
  pt: {
    turnedOn: {
      subject: 'A autenticação de dois fatores está ligada',
      body: 'a partir de agora, cada início de sessão na tua conta pede um código da tua aplicação de autenticação.',
      note: 'Se não foste tu, muda já a tua palavra-passe: {forgot}',
    },
    turnedOff: {
      subject: 'A autenticação de dois fatores está desligada',
      body: 'iniciar sessão na tua conta já não pede um código.',
      note: 'Se não foste tu, muda já a tua palavra-passe: {forgot}',
    },
  },
  fr: {
    turnedOn: {
      subject: 'L’authentification à deux facteurs est activée',
      body: 'désormais, chaque connexion à votre compte demande un code de votre application d’authentification.',
      note: 'Si ce n’était pas vous, changez tout de suite votre mot de passe : {forgot}',
    },
    turnedOff: {
      subject: 'L’authentification à deux facteurs est désactivée',
      body: 'la connexion à votre compte ne demande plus de code.',
      note: 'Si ce n’était pas vous, changez tout de suite votre mot de passe : {forgot}',
    },
  },
  es: {
    turnedOn: {
      subject: 'La autenticación en dos pasos está activada',
      body: 'a partir de ahora, cada inicio de sesión en tu cuenta pide un código de tu aplicación de autenticación.',
      note: 'Si no has sido tú, cambia ahora mismo tu contraseña: {forgot}',
    },
    turnedOff: {
      subject: 'La autenticación en dos pasos está desactivada',
      body: 'iniciar sesión en tu cuenta ya no pide un código.',
      note: 'Si no has sido tú, cambia ahora mismo tu contraseña: {forgot}',
    },
  },
}
