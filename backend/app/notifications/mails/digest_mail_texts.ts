import type { NotificationType } from '#contract/rules/notification'

/** A text for one thing and for several, with the placeholder `{n}`. */
export interface Counted {
  one: string
  other: string
}

export interface DigestMailTexts {
  subject: Counted
  body: string
  types: Record<NotificationType, Counted>
  /** Instead of the title of a sensitive post. */
  covered: string
  /** The titles that are not listed. */
  more: Counted
  action: string
  note: string
  unsubscribe: string
}
