import type { Counted } from '#notifications/notifications/mails/counted'
import type { NotificationType } from '#contract/notifications/rules/notification'

export interface DigestMailTexts {
  subject: Counted
  body: string
  types: Record<NotificationType, Counted>
  /** Instead of the title of a sensitive post. */
  covered: string
  /** For the number of titles that are not listed. */
  more: Counted
  action: string
  note: string
  unsubscribe: string
}
