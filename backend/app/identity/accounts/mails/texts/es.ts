import type { EmailChangeMailTexts } from '#identity/accounts/mails/email_change_mail_texts'

export const es: EmailChangeMailTexts = {
  newEmail: {
    subject: 'Confirma tu nuevo correo',
    body: 'quieres usar esta dirección en tu cuenta de Fanfare. La dirección anterior se mantiene hasta que confirmes esta.',
    action: 'Usar esta dirección',
    note: 'El enlace funciona durante un día. Si no sabes por qué recibes este mensaje, ignóralo.',
  },
  usedEmail: {
    subject: 'Alguien ha querido usar tu correo',
    body: 'alguien ha pedido usar esta dirección en otra cuenta de Fanfare. Pertenece a la tuya, así que no se ha cambiado nada.',
    note: 'Si has sido tú, entra con esta dirección. ¿Has olvidado tu contraseña? {forgot}',
  },
  oldEmail: {
    subject: 'Solicitud de cambio de tu correo',
    body: 'alguien con la sesión iniciada en tu cuenta ha pedido usar {email} en lugar de esta dirección.',
    action: 'No he sido yo',
    note: 'Si has sido tú, ignora este mensaje. El botón funciona durante tres días: conserva esta dirección y cierra todas las sesiones.',
  },
}
