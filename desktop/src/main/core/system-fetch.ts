import { net } from 'electron'

/**
 * `fetch` over Chromium's network stack, which uses the system's proxies and certificates. Sends no cookies, and follows
 * no redirect: the token would go along to another server.
 */
export const systemFetch: typeof fetch = (input, init) =>
  net.fetch(input instanceof URL ? input.href : input, {
    ...init,
    credentials: 'omit',
    redirect: 'error',
    bypassCustomProtocolHandlers: true,
  })
