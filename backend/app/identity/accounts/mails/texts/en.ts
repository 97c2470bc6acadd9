import type { EmailChangeMailTexts } from '#identity/accounts/mails/email_change_mail_texts'

export const en: EmailChangeMailTexts = {
  newEmail: {
    subject: 'Confirm your new email address',
    body: 'you want to use this address for your Fanfare account. Your old address stays in use until you confirm this one.',
    action: 'Use this address',
    note: 'The link works for one day. If you do not know why you received this email, you can ignore it.',
  },
  usedEmail: {
    subject: 'Somebody wanted to use your email address',
    body: 'somebody asked to use this address for another Fanfare account. It belongs to yours, so nothing was changed.',
    note: 'If this was you, sign in with this address instead. Forgot your password? {forgot}',
  },
  oldEmail: {
    subject: 'Your email address is being changed',
    body: 'somebody who is signed in to your account asked to replace this address with {email}.',
    action: 'It was not me',
    note: 'If this was you, you can ignore this email. The button works for three days: it keeps this address and signs out everywhere.',
  },
}
