/** The content of a notification, and its click handlers. */
export interface NotificationInput {
  /** Replaces the notification with the same one, if that is still shown. */
  id?: string
  title: string
  body: string
  /** Without a sound, for feedback to an action of the user. */
  silent?: boolean
  onClick?: () => void
  /** Shown where the system has buttons. */
  buttons?: { label: string; onClick: () => void }[]
}

/** Shows a system notification where supported. Returns a function that closes it. */
export type ShowNotification = (input: NotificationInput) => () => void
