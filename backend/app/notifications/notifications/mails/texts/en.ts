import type { DigestMailTexts } from '#notifications/notifications/mails/digest_mail_texts'

export const en: DigestMailTexts = {
  subject: { one: '{n} new notification', other: '{n} new notifications' },
  body: 'this is what you have not read yet:',
  types: {
    'post.shared': { one: '{n} new post', other: '{n} new posts' },
    'suggestions.wanted': { one: '{n} post without suggestions', other: '{n} posts without suggestions' },
    'post.reminded': { one: '{n} reminder', other: '{n} reminders' },
    'reply.added': { one: '{n} reply to your suggestions', other: '{n} replies to your suggestions' },
    'report.resolved': { one: '{n} answered report', other: '{n} answered reports' },
    'post.moderated': { one: '{n} decision about your posts', other: '{n} decisions about your posts' },
    'support.answered': {
      one: '{n} answer to your support requests',
      other: '{n} answers to your support requests',
    },
    'supply.low': {
      one: '{n} of your posts is running out of suggestions',
      other: '{n} of your posts are running out of suggestions',
    },
    'suggestion.copied': {
      one: 'copies from {n} post with your suggestions',
      other: 'copies from {n} posts with your suggestions',
    },
    'post.reached': {
      one: '{n} of your posts reached more colleagues',
      other: '{n} of your posts reached more colleagues',
    },
    'member.joined': { one: '{n} new member', other: '{n} new members' },
    'webhook.disabled': {
      one: '{n} webhook that was switched off',
      other: '{n} webhooks that were switched off',
    },
  },
  covered: 'A sensitive post',
  more: { one: 'and {n} more', other: 'and {n} more' },
  action: 'Open Fanfare',
  note: 'You receive this digest once a day because you chose it in your profile.',
  unsubscribe: 'Unsubscribe from the digest',
}
