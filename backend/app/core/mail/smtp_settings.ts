import { isLoopback } from '#core/network/loopback'

/** Timeouts for the responses of the mail server. */
const TIMEOUT_MS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

interface SmtpOptions {
  /** Whether mails, and the password of the mail server, may be sent unencrypted. */
  plaintext: boolean
}

/**
 * The connection to a mail server, by its address. `smtps:` is encrypted from the start; `smtp:` has to be upgraded by
 * STARTTLS, unless the server is on this machine or plaintext is allowed.
 */
export function smtpSettings(address: string, { plaintext }: SmtpOptions) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !plaintext && !isLoopback(hostname),
    ...(username && {
      auth: {
        type: 'login' as const,
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
      },
    }),
    ...TIMEOUT_MS,
  }
}
