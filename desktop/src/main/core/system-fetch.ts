import { app, net, session, type Session } from 'electron'
import { CLIENT_HEADER } from '@fanfare/contract/core/rules/desktop.ts'
import { cancellable } from './cancellable.ts'

/** Replaces the default session, whose requests get no response after Chromium's network process has died. */
let renewed: Session | null = null
let renewals = 0

/** Sends all further requests to the current network process, in a new empty session. */
export function renewNetwork(): void {
  renewals += 1
  renewed = session.fromPartition(`network-${renewals}`, { cache: false })
  // The session loads no page, and must not fetch spelling dictionaries.
  renewed.setSpellCheckerLanguages([])
}

/**
 * `fetch` over Chromium's network stack, which uses the system's proxies and certificates. Sends no cookies, and follows
 * no redirect, which would forward the token to another server. A response that is not read to its end closes its
 * connection. Sends the version of this client.
 */
export const systemFetch: typeof fetch = async (input, init = {}) => {
  const stop = new AbortController()
  const caller = init.signal ?? (input instanceof Request ? input.signal : null)
  if (caller?.aborted) stop.abort()
  caller?.addEventListener('abort', () => stop.abort(), { once: true })
  const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined))
  headers.set(CLIENT_HEADER, `desktop/${app.getVersion()}`)
  const answer = await (renewed ?? net).fetch(input instanceof URL ? input.href : input, {
    ...init,
    headers,
    signal: stop.signal,
    credentials: 'omit',
    redirect: 'error',
    bypassCustomProtocolHandlers: true,
  })
  const { status, statusText } = answer
  return new Response(cancellable(answer.body, stop), { status, statusText, headers: answer.headers })
}
