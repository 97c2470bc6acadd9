import type { InvitationText } from '#organizations/invitations/mails/invitation_text'

export const en: InvitationText = {
  hello: 'Hello {name},',
  helloStranger: 'Hello,',
  subject: '{inviter} invites you to {organization}',
  body: '{inviter} invites you to join the organization “{organization}” on Fanfare.',
  action: 'View the invitation',
  note: 'The link works for seven days, for this address only. If you do not know the sender, you can ignore this email.',
}
