import type { AuthMailTexts } from '#identity/auth/mails/auth_mail_texts'

export const es: AuthMailTexts = {
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
}
