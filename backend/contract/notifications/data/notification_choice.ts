import type { NotificationChannel, NotificationType } from '../rules/notification.ts'

/** Whether a user is notified of a type in a channel; null where the type is not offered. */
export type ChannelChoices = Record<NotificationChannel, boolean | null>

/** The notification settings of a user. */
export interface NotificationChoices {
  choices: Record<NotificationType, ChannelChoices>
  /** The daily digest; null when it is off. */
  digest: Digest | null
}

/** Mailed every day at `DIGEST_HOUR` when something is unread. */
export interface Digest {
  /** An IANA time zone, such as `Europe/Lisbon`. */
  timeZone: string
}

export interface NotificationChoiceRequest {
  type: NotificationType
  channel: NotificationChannel
  enabled: boolean
}

/** Turns the digest on for a time zone, or off. */
export interface DigestRequest {
  timeZone: string | null
}

/** The token of the link in a digest. */
export interface UnsubscribeQuery {
  token: string
}
