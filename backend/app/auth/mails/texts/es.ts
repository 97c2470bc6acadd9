import type { MailTexts } from '#auth/mails/mail_text'

export const es: MailTexts = {
  hello: 'Hola, {name}:',
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
  newEmail: {
    subject: 'Confirma tu nuevo correo',
    body: 'quieres usar esta dirección en tu cuenta de Fanfare. La dirección anterior se mantiene hasta que confirmes esta.',
    action: 'Usar esta dirección',
    note: 'El enlace funciona durante un día. Si no sabes por qué recibes este mensaje, ignóralo.',
  },
  oldEmail: {
    subject: 'Solicitud de cambio de tu correo',
    body: 'alguien con la sesión iniciada en tu cuenta ha pedido usar {email} en lugar de esta dirección.',
    note: 'Si no has sido tú, cambia ahora mismo tu contraseña: {forgot}',
  },
  twoFactorOn: {
    subject: 'La autenticación en dos pasos está activada',
    body: 'a partir de ahora, cada inicio de sesión en tu cuenta pide un código de tu aplicación de autenticación.',
    note: 'Si no has sido tú, cambia ahora mismo tu contraseña: {forgot}',
  },
  twoFactorOff: {
    subject: 'La autenticación en dos pasos está desactivada',
    body: 'iniciar sesión en tu cuenta ya no pide un código.',
    note: 'Si no has sido tú, cambia ahora mismo tu contraseña: {forgot}',
  },
}
