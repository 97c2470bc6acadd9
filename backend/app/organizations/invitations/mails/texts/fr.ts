import type { InvitationText } from '#organizations/invitations/mails/invitation_text'

export const fr: InvitationText = {
  hello: 'Bonjour {name},',
  helloStranger: 'Bonjour,',
  subject: '{inviter} vous invite à rejoindre {organization}',
  body: '{inviter} vous invite à rejoindre l’organisation « {organization} » sur Fanfare.',
  action: 'Voir l’invitation',
  note: 'Le lien est valable sept jours, pour cette adresse uniquement. Si vous ne connaissez pas l’expéditeur, ignorez ce message.',
}
