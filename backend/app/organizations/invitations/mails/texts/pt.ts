import type { InvitationText } from '#organizations/invitations/mails/invitation_text'

export const pt: InvitationText = {
  hello: 'Olá {name},',
  helloStranger: 'Olá,',
  subject: '{inviter} convida-te para {organization}',
  body: '{inviter} convida-te a fazer parte da organização “{organization}” na Fanfare.',
  action: 'Ver o convite',
  note: 'O link funciona durante sete dias e só para este endereço. Se não conheces quem o enviou, ignora esta mensagem.',
}
