import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import env from '#start/env'
import type { RecaptchaSettings } from '#identity/captcha/gateways/check_recaptcha'

/** Answers a verification. */
type Answer = (response: ServerResponse, form: URLSearchParams) => void

/** A server in place of Google's, configured for this test. Returns the forms it has received. */
export async function standInRecaptcha(cleanup: (undo: () => void) => void, answer: Answer) {
  const forms: URLSearchParams[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const form = new URLSearchParams(body)
      forms.push(form)
      answer(response, form)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const captcha = env.captcha as { recaptcha: RecaptchaSettings | null }
  captcha.recaptcha = {
    siteKey: 'the-site-key',
    secret: 'the-secret',
    verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    score: 50,
  }
  cleanup(() => {
    captcha.recaptcha = null
    server.closeAllConnections()
    server.close()
  })
  return forms
}

/** Sends JSON. */
export const says = (body: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}
