import { app, net, session, type Session } from 'electron'
import { CLIENT_HEADER } from '@fanfare/contract/rules/desktop.ts'
import { cancellable } from './cancellable.ts'

/** Stands in for the default session, whose requests get no answer after Chromium's network process has died. */
let renewed: Session | null = null
let renewals = 0

/** Sends all further requests to the network process of now, in a session without anything of an earlier one. */
export function renewNetwork(): void {
  renewals += 1
  renewed = session.fromPartition(`network-${renewals}`, { cache: false })
  // It loads no page, and must not fetch dictionaries for one.
  renewed.setSpellCheckerLanguages([])
}

/**
 * `fetch` over Chromium's network stack, which uses the system's proxies and certificates. Sends no cookies, and follows
 * no redirect: the token would go along to another server. An answer that is not read to its end closes its connection.
 * Says the version of this client.
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
