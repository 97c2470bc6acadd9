import { signedHeaders } from './sign.mjs'

const KEPT_MAX = 500

const reasonOf = (error) => (error.name === 'TimeoutError' ? 'http_timeout' : 'connection_failed')

async function post(url, { type, body, headers, timeoutMs }) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': type,
        'user-agent': 'Slackbot 1.0 (+https://api.slack.com/robots)',
        ...headers,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    const reason = answer.ok ? undefined : 'http_error'
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text,
      noRetry: answer.headers.get('x-slack-no-retry') === '1',
      ...(reason && { reason }),
    }
  } catch (error) {
    return { status: 0, type: '', text: '', reason: reasonOf(error) }
  }
}

/** Sends a signed request to the app, records it, and returns the response. `spoil` alters the signature. */
export async function deliver(workspace, { url, kind, type, body, headers = {}, spoil }) {
  const { settings, deliveries } = workspace
  const result = await post(url, {
    type,
    body,
    headers: { ...headers, ...signedHeaders(settings.signingSecret, body, spoil) },
    timeoutMs: settings.acknowledgeMs,
  })
  const { status, text, reason } = result
  deliveries.push({
    at: new Date().toISOString(),
    kind,
    url,
    status,
    reason,
    answer: text.slice(0, 2_000),
    retry: Number(headers['x-slack-retry-num'] ?? 0),
  })
  deliveries.splice(0, deliveries.length - KEPT_MAX)
  return result
}
