import type { Language } from '#contract/core/rules/language'

/** The text of one mail, with the placeholders `{name}`, `{email}` and `{forgot}`. */
export interface MailText {
  subject: string
  body: string
  action?: string
  note: string
}

/** How a mail begins, with the placeholder `{name}`. */
export const GREETINGS: Record<Language, string> = {
  en: 'Hello {name},',
  pt: 'Olá {name},',
  fr: 'Bonjour {name},',
  es: 'Hola, {name}:',
}

export interface AuthMailTexts {
  /** Verifies the address of a new account. */
  verify: MailText
  reset: MailText
  /** After a change of the password. */
  changed: MailText
}

export const AUTH_MAIL_TEXTS: Record<Language, AuthMailTexts> = {
  en: {
    verify: {
      subject: 'Confirm your email address',
      body: 'you have a Fanfare account. Please confirm that this address is yours.',
      action: 'Confirm address',
      note: 'The link works for two days. If you did not create an account, you can ignore this email.',
    },
    reset: {
      subject: 'Reset your password',
      body: 'we received a request to reset the password of your account.',
      action: 'Choose a new password',
      note: 'The link works once, for one hour. If this was not you, ignore this email: your password stays the same.',
    },
    changed: {
      subject: 'Your password was changed',
      body: 'the password of your account has just been changed, and all other sessions were signed out.',
      note: 'If this was not you, reset your password now: {forgot}',
    },
  },
  pt: {
    verify: {
      subject: 'Confirma o teu e-mail',
      body: 'tens uma conta no Fanfare. Confirma que este endereço é teu.',
      action: 'Confirmar endereço',
      note: 'O link funciona durante dois dias. Se não criaste uma conta, ignora esta mensagem.',
    },
    reset: {
      subject: 'Repõe a tua palavra-passe',
      body: 'recebemos um pedido para repor a palavra-passe da tua conta.',
      action: 'Escolher uma nova palavra-passe',
      note: 'O link funciona uma vez, durante uma hora. Se não foste tu, ignora esta mensagem: a tua palavra-passe não muda.',
    },
    changed: {
      subject: 'A tua palavra-passe foi alterada',
      body: 'a palavra-passe da tua conta acabou de ser alterada e todas as outras sessões foram terminadas.',
      note: 'Se não foste tu, pede já uma nova palavra-passe: {forgot}',
    },
  },
  fr: {
    verify: {
      subject: 'Confirmez votre adresse e-mail',
      body: 'vous avez un compte Fanfare. Confirmez que cette adresse est bien la vôtre.',
      action: 'Confirmer l’adresse',
      note: 'Le lien est valable deux jours. Si vous n’avez pas créé de compte, ignorez ce message.',
    },
    reset: {
      subject: 'Réinitialisez votre mot de passe',
      body: 'nous avons reçu une demande de réinitialisation du mot de passe de votre compte.',
      action: 'Choisir un nouveau mot de passe',
      note: 'Le lien est valable une seule fois, pendant une heure. Si ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.',
    },
    changed: {
      subject: 'Votre mot de passe a été modifié',
      body: 'le mot de passe de votre compte vient d’être modifié et toutes les autres sessions ont été fermées.',
      note: 'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe : {forgot}',
    },
  },
  es: {
    verify: {
      subject: 'Confirma tu correo',
      body: 'tienes una cuenta en Fanfare. Confirma que esta dirección es tuya.',
      action: 'Confirmar dirección',
      note: 'El enlace funciona durante dos días. Si no has creado una cuenta, ignora este mensaje.',
    },
    reset: {
      subject: 'Restablece tu contraseña',
      body: 'hemos recibido una solicitud para restablecer la contraseña de tu cuenta.',
      action: 'Elegir una contraseña nueva',
      note: 'El enlace funciona una vez, durante una hora. Si no has sido tú, ignora este mensaje: tu contraseña no cambia.',
    },
    changed: {
      subject: 'Se ha cambiado tu contraseña',
      body: 'la contraseña de tu cuenta se acaba de cambiar y se han cerrado todas las demás sesiones.',
      note: 'Si no has sido tú, pide ahora mismo una contraseña nueva: {forgot}',
    },
  },
}
