import { once } from 'node:events'
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'

const PAGE = '<!doctype html><title>Sign in</title><h1>This is a page, not an API.</h1>'

/** Sends JSON. */
export const sendJson = (response, status, content, headers = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(content))

/** The failures that look the same at every provider. Returns whether it was one of them. */
export function failPlainly(order, response) {
  if (order.failure === 'hang') return true
  if (order.failure === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
    return true
  }
  if (order.failure === 'redirect') {
    response.writeHead(302, { location: order.location ?? '/' }).end()
    return true
  }
  return false
}

/** Breaks off the connection. */
export function cut(response) {
  response.isCut = true
  response.destroy()
}

/** Writes and waits: for the client if it is slow, then for the pace of the stream. Returns whether to go on. */
export async function writeAtPace(response, text, delayMs) {
  if (response.destroyed) return false
  if (!response.write(text)) await Promise.race([once(response, 'drain'), once(response, 'close')])
  await (delayMs > 0 ? delay(delayMs) : turn())
  return !response.destroyed
}
