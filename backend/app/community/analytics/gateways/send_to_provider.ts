import type { ProviderRequest } from '#community/analytics/rules/provider_request'

/** Plausible sets this header for a view that it accepts but does not count. */
const DROPPED = 'x-plausible-dropped'

/**
 * Sends one request to a provider, without following a redirect. Returns why the view is lost, as a text for the log,
 * or null. Never throws, and never includes the address, which may contain a secret.
 */
export async function sendToProvider(request: ProviderRequest, timeoutMs: number): Promise<string | null> {
  const { url, headers, body } = request
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await answer.body?.cancel()
    if (!answer.ok) return `status ${answer.status}`
    return answer.headers.has(DROPPED) ? 'not counted' : null
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'no connection'
  }
}
