import type { ExternalSignInMailTexts } from '#identity/external_sign_in/mails/external_sign_in_mail_texts'

export const es: ExternalSignInMailTexts = {
  linked: {
    subject: 'Se ha añadido un método de inicio de sesión',
    body: 'ya puedes iniciar sesión en tu cuenta con {provider}.',
    note: 'Si no has sido tú, restablece ahora tu contraseña y quita ese método en tu perfil: {forgot}',
  },
  unlinked: {
    subject: 'Se ha quitado un método de inicio de sesión',
    body: 'ya no puedes iniciar sesión en tu cuenta con {provider}, y se han cerrado las demás sesiones.',
    note: 'Si no has sido tú, restablece ahora tu contraseña: {forgot}',
  },
  addressProven: {
    subject: 'Esta cuenta ya es tuya',
    body: 'has iniciado sesión con {provider}, lo que demuestra que esta dirección es tuya. Nadie la había confirmado, así que se han quitado la contraseña anterior, la autenticación en dos pasos y los demás métodos de la cuenta, y se han cerrado todas las sesiones.',
    note: 'Si no has sido tú, restablece ahora tu contraseña: {forgot}',
  },
  passwordEnded: {
    subject: 'Se ha quitado tu contraseña',
    body: 'has iniciado sesión con {provider} en lugar de tu contraseña, lo que demuestra que esta dirección es tuya. Se han quitado la contraseña y los demás métodos de la cuenta, y se han cerrado todas las sesiones.',
    note: 'Si no has sido tú, restablece ahora tu contraseña: {forgot}',
  },
}
