import { net } from 'electron'
import { cancellable } from './cancellable.ts'

/**
 * `fetch` over Chromium's network stack, which uses the system's proxies and certificates. Sends no cookies, and follows
 * no redirect: the token would go along to another server. An answer that is not read to its end closes its connection.
 */
export const systemFetch: typeof fetch = async (input, init = {}) => {
  const stop = new AbortController()
  const caller = init.signal ?? (input instanceof Request ? input.signal : null)
  if (caller?.aborted) stop.abort()
  caller?.addEventListener('abort', () => stop.abort(), { once: true })
  const answer = await net.fetch(input instanceof URL ? input.href : input, {
    ...init,
    signal: stop.signal,
    credentials: 'omit',
    redirect: 'error',
    bypassCustomProtocolHandlers: true,
  })
  const { status, statusText, headers } = answer
  return new Response(cancellable(answer.body, stop), { status, statusText, headers })
}
