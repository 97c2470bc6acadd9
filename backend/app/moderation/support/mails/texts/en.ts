import type { SupportMailTexts } from '#moderation/support/mails/support_mail_text'

export const en: SupportMailTexts = {
  answer: {
    hello: 'Hello {name},',
    subject: 'Answer to your support request: {title}',
    intro: 'somebody from our support answered your request “{title}”:',
    note: 'You receive this email because this address was given in a support request. If it was not you, you can ignore it.',
  },
  notice: {
    hello: 'Hello,',
    subject: 'New support request: {title}',
    body: '{name} has sent a support request with the priority {priority}: “{title}”.',
    action: 'View the request',
    note: 'You receive this email because this is the support address of this installation.',
  },
}
