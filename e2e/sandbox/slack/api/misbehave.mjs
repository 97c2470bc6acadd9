import { setTimeout as delay } from 'node:timers/promises'

const PAGE = '<!doctype html><title>Slack is down</title><h1>This is a page, not JSON.</h1>'

const plain = {
  status: ({ status = 500 }) => ({ status, type: 'text/plain', body: 'upstream error' }),
  garbage: () => ({ status: 200, type: 'application/json', body: '{"ok":tr\u0000\u0007ue,' }),
  html: () => ({ status: 200, type: 'text/html', body: PAGE }),
}

/**
 * Answers a call with the requested failure. `perform` runs the method and returns its response; `send` sends a response.
 * Returns the status for the list of calls; 0 means that no complete response was sent.
 */
export async function misbehave(order, { response, perform, send }) {
  const { failure } = order
  if (failure === 'ratelimited')
    return send({ ok: false, error: 'ratelimited' }, 429, { 'retry-after': String(order.retryAfter ?? 1) })
  if (failure === 'error') {
    const { error = 'internal_error', needed, provided } = order
    return send({ ok: false, error, needed, provided })
  }
  if (failure === 'slow') {
    await delay(order.delayMs ?? 1_000)
    return send(await perform())
  }
  if (failure === 'hang') return 0
  if (failure === 'lost') {
    await perform()
    response.destroy()
    return 0
  }
  if (failure === 'cut') {
    const body = JSON.stringify(await perform())
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.write(body.slice(0, body.length / 2), () => response.destroy())
    return 0
  }
  if (failure === 'redirect') {
    response.writeHead(302, { location: '/' }).end()
    return 302
  }
  const { status, type, body } = plain[failure](order)
  response.writeHead(status, { 'content-type': type }).end(body)
  return status
}
