import type { InvitationText } from '#organizations/invitations/mails/invitation_text'

export const es: InvitationText = {
  hello: 'Hola, {name}:',
  helloStranger: 'Hola:',
  subject: '{inviter} te invita a {organization}',
  body: '{inviter} te invita a unirte a la organización «{organization}» en Fanfare.',
  action: 'Ver la invitación',
  note: 'El enlace funciona durante siete días y solo para esta dirección. Si no conoces a quien lo envía, ignora este mensaje.',
}
