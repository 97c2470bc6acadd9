import { once } from 'node:events'
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'

const PAGE = '<!doctype html><title>Sign in</title><h1>This is a page, not an API.</h1>'

/** Sends JSON. */
export const sendJson = (response, { status = 200, body, headers = {} }) =>
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(body))

/** The failures that look the same at every provider. Returns whether it was one of them. */
export function failPlainly({ failure, location = '/' }, response) {
  if (failure === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
  if (failure === 'redirect') response.writeHead(302, { location }).end()
  return ['hang', 'html', 'redirect'].includes(failure)
}

/** Breaks off the connection. */
export function cut(response) {
  response.isCut = true
  response.destroy()
}

/** Cuts a text into chunks of about the given length, between words where there are any. */
export function* chunksOf(text, length) {
  let at = 0
  while (at < text.length) {
    const space = text.indexOf(' ', at + length)
    const end = space < 0 || space > at + 2 * length ? at + length : space
    // A pair of surrogates stays together.
    const isPair = /[\uD800-\uDBFF]/u.test(text[end - 1] ?? '') && end < text.length
    yield text.slice(at, isPair ? end + 1 : end)
    at = isPair ? end + 1 : end
  }
}

/** Writes and waits: for the client if it is slow, then for the pace of the stream. Returns whether to go on. */
export async function writeAtPace(response, text, delayMs) {
  if (response.destroyed) return false
  if (!response.write(text)) await Promise.race([once(response, 'drain'), once(response, 'close')])
  await (delayMs > 0 ? delay(delayMs) : turn())
  return !response.destroyed
}
