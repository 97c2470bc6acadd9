import { accountMail, type User } from '#identity/public'
import { NOTIFICATION_TYPES, type NotificationType } from '#contract/notifications/rules/notification'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/rules/language'
import type { MailContent } from '#core/mail/mail'
import type { DigestItem } from '#notifications/notifications/queries/list_for_digest'
import { postTitles } from '#notifications/notifications/mails/post_titles'
import { unsubscribeLinks } from '#notifications/notifications/mails/unsubscribe_links'
import { countedIn } from '#notifications/notifications/mails/counted'
import type { DigestMailTexts } from '#notifications/notifications/mails/digest_mail_texts'
import { en } from '#notifications/notifications/mails/texts/en'
import { es } from '#notifications/notifications/mails/texts/es'
import { fr } from '#notifications/notifications/mails/texts/fr'
import { pt } from '#notifications/notifications/mails/texts/pt'

const MAIL_TEXTS = { en, pt, fr, es } satisfies Record<Language, DigestMailTexts>

interface Digest {
  unread: readonly DigestItem[]
  /** Of the user. */
  timeZone: string
}

/** The daily digest: the number of unread notifications by type, and the newest titles with their dates. */
export function digestMail(user: User, { unread, timeZone }: Digest): MailContent {
  const language = user.language ?? DEFAULT_LANGUAGE
  const texts = MAIL_TEXTS[language]
  const count = countedIn(language)
  const counts = NOTIFICATION_TYPES.map((type) => [type, countOf(type, unread)] as const)
  const parts = counts.filter(([, n]) => n > 0).map(([type, n]) => count(texts.types[type], n))
  const summary = new Intl.ListFormat(language).format(parts)
  const textIn = () => ({
    subject: count(texts.subject, unread.length),
    body: texts.body,
    action: texts.action,
    note: texts.note,
  })
  const mail = accountMail({ user, textIn, path: '/dashboard' })
  return {
    ...mail,
    paragraphs: [...mail.paragraphs, summary],
    list: postTitles(unread, texts, { language, timeZone }),
    unsubscribe: unsubscribeLinks(user.id, 'digest', texts.unsubscribe),
  }
}

const countOf = (type: NotificationType, unread: readonly DigestItem[]) =>
  unread.reduce((sum, each) => (each.type === type ? sum + each.count : sum), 0)
