import env from '#start/env'

/** As if SMTP were configured. */
export function withMail(cleanup: (undo: () => void) => void): void {
  const settings = env as { smtpUrl?: string }
  settings.smtpUrl = 'smtp://127.0.0.1:1'
  cleanup(() => {
    settings.smtpUrl = undefined
  })
}
