import type { TwoFactorMailTexts } from '#identity/two_factor/mails/two_factor_mail_texts'

export const es: TwoFactorMailTexts = {
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
}
