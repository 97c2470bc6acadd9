import type { NotificationChannel, NotificationType } from '../rules/notification.ts'

/** Whether a user is notified of a type in a channel; null where the type is not offered. */
export type ChannelChoices = Record<NotificationChannel, boolean | null>

/** The notification settings of a user. */
export interface NotificationChoices {
  choices: Record<NotificationType, ChannelChoices>
  /** The daily digest; null when it is off. */
  digest: Digest | null
  /** Whether the user wants the mail that their organizations may send after weeks without a visit. */
  inactivityMail: boolean
}

/** Mailed every day at `DIGEST_HOUR`, or once quiet hours and days off are over, when something is unread. */
export interface Digest {
  /** That of the user's rhythm. */
  timeZone: string
}

export interface NotificationChoiceRequest {
  type: NotificationType
  channel: NotificationChannel
  enabled: boolean
}

/** Turns the digest on or off. */
export interface DigestRequest {
  /** An IANA time zone, such as `Europe/Lisbon`, for a user without a rhythm; null turns the digest off. */
  timeZone: string | null
}

/** Turns the mail after weeks without a visit on or off. */
export interface InactivityMailRequest {
  enabled: boolean
}

/** The token of the link in a mail. */
export interface UnsubscribeQuery {
  token: string
}
