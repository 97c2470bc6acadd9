/** What a notification shows, and what happens when it is used. */
export interface NotificationInput {
  title: string
  body: string
  /** Without a sound, as feedback to an action of the person. */
  silent?: boolean
  onClick?: () => void
  /** Shown where the system has buttons. */
  buttons?: { label: string; onClick: () => void }[]
}

/** Shows a system notification where supported. Returns a function that closes it. */
export type ShowNotification = (input: NotificationInput) => () => void
