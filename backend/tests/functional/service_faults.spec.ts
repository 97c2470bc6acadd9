import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import env from '#start/env'
import { checkRecaptcha } from '#identity/captcha/gateways/check_recaptcha'
import { FileFolder } from '#core/files/file_folder'
import { newId } from '#core/runtime/ids'
import { SmtpTransport } from '#core/mail/smtp_transport'
import { streamAnswer } from '#ai/gateways/stream_answer'
import { openaiEvents } from '#ai/tests/support/provider_host'
import { sealKey } from '#ai/rules/sealed_key'
import { issuer } from '#identity/external_sign_in/tests/support/peer'
import { comeBack, leave } from '#identity/external_sign_in/tests/support/sign_in_with_provider'
import { slackClient } from '#slack/gateways/slack_client'
import { toAppError, toFailure } from '#slack/rules/slack_failure'
import { Browser } from '#tests/browser'
import { startSlack } from '#tests/slack_peer'
import { startStallingProxy, type StallingProxy } from '#tests/stalling_proxy'
import { s3OfTests, useBucket } from '#tests/storages'
import { slow } from '#tests/tags'

type Cleanup = (undo: () => void | Promise<void>) => void

/** A service behind a proxy. */
interface Service {
  proxy: StallingProxy
  /** Uses it as the application does. Returns `fine`, or the code of an error. */
  ask: () => Promise<string>
}

interface Row {
  name: string
  start: (cleanup: Cleanup) => Promise<Service>
  /** The timeout of a call, in milliseconds. */
  limit: number
  /** The results without an answer in time, without a connection, and when the call is not made. */
  ends: { silent: string; gone: string; skipped: string }
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'fine',
    ({ code, name }: Error & { code?: string }) => code ?? name,
  )

/** An HTTP server with an answer for each path. */
async function startHttp(cleanup: Cleanup, answer: (path: string) => string): Promise<string> {
  const server = createServer((request, response) => {
    const content = answer(request.url!)
    const type = content.startsWith('data:') ? 'text/event-stream' : 'application/json'
    response.writeHead(200, { 'content-type': type }).end(content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answerAsProvider = (path: string) =>
  path === '/token' ? '{"access_token":"a","token_type":"Bearer"}' : '{"sub":"a"}'

/** Completes a sign-in at a provider whose profile has no address, so that it fails after the call of the provider. */
async function signIn(): Promise<string> {
  const browser = new Browser()
  const state = (await leave(browser)).searchParams.get('state')
  const { error } = await comeBack(browser, `/api/auth/google/callback?code=some&state=${state}`)
  return error === 'EXTERNAL_EMAIL_MISSING' ? 'fine' : error!
}

/** An available Slack answers that the token is unknown. */
async function askSlack(): Promise<string> {
  const code = await slackClient('xoxb-unknown')
    .auth.test()
    .catch((error: unknown) => toAppError(toFailure(error), error).code)
  return code === 'SLACK_NOT_CONNECTED' ? 'fine' : String(code)
}

const alike = (code: string) => ({ silent: code, gone: code, skipped: code })

const ROWS: Row[] = [
  {
    name: 'S3',
    limit: 5_000,
    ends: alike('STORAGE_UNAVAILABLE'),
    async start(cleanup) {
      const s3 = await s3OfTests()
      const proxy = await startStallingProxy(s3.endpoint)
      cleanup(useBucket({ ...s3, endpoint: proxy.url, prefix: newId() }))
      const folder = new FileFolder('avatars')
      return { proxy, ask: () => codeOf(folder.read('one')) }
    },
  },
  {
    name: 'a mail server',
    limit: 5_000,
    ends: { silent: 'ETIMEDOUT', gone: 'Error', skipped: 'ServiceSilent' },
    async start(cleanup) {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, _session, done) => void stream.resume().once('end', () => done()),
      })
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
      cleanup(() => void server.close())
      const { port } = server.server.address() as AddressInfo
      const proxy = await startStallingProxy(`smtp://127.0.0.1:${port}`)
      const transport = new SmtpTransport({
        host: '127.0.0.1',
        port: Number(new URL(proxy.url).port),
        ignoreTLS: true,
        greetingTimeout: 5_000,
      })
      const mail = { from: 'a@example.org', to: ['b@example.org'], subject: 'Hi', text: 'Hi.' }
      return { proxy, ask: () => codeOf(transport.send(mail)) }
    },
  },
  {
    name: 'Slack',
    limit: 5_000,
    ends: alike('SLACK_UNAVAILABLE'),
    async start(cleanup) {
      const slack = await startSlack()
      cleanup(slack.stop)
      const proxy = await startStallingProxy(slack.credentials.url)
      const { url } = env.slack
      Object.assign(env.slack, { url: proxy.url.replace(/\/$/, '') })
      cleanup(() => void Object.assign(env.slack, { url }))
      return { proxy, ask: askSlack }
    },
  },
  {
    name: 'an AI provider',
    limit: 1_000,
    ends: { silent: 'AI_TIMEOUT', gone: 'AI_UNAVAILABLE', skipped: 'AI_UNAVAILABLE' },
    async start(cleanup) {
      const proxy = await startStallingProxy(await startHttp(cleanup, () => openaiEvents('Hello')))
      const organization_id = newId()
      const integration = {
        organization_id,
        provider: 'openai' as const,
        api_key: sealKey(organization_id, 'openai', 'sk-test-0123456789-abcdefgh'),
        model: null,
        base_url: null,
      }
      const { url } = env.ai
      Object.assign(env.ai, { url: proxy.url.replace(/\/$/, '') })
      cleanup(() => void Object.assign(env.ai, { url }))
      const ask = async () => {
        const { chunks } = streamAnswer({
          integration,
          messages: { system: 'Answer.', user: 'Hi.' },
          maxTokens: 50,
          signal: new AbortController().signal,
          timeouts: { firstByte: 1_000, idle: 1_000, total: 5_000 },
        })
        return codeOf(Array.fromAsync(chunks))
      }
      return { proxy, ask }
    },
  },
  {
    name: 'reCAPTCHA',
    limit: 5_000,
    ends: alike('CAPTCHA_UNAVAILABLE'),
    async start(cleanup) {
      const answer = JSON.stringify({ success: true, action: 'support', score: 0.9 })
      const proxy = await startStallingProxy(await startHttp(cleanup, () => answer))
      const settings = { siteKey: 'key', secret: 'secret', verifyUrl: proxy.url, score: 50 }
      return { proxy, ask: () => codeOf(checkRecaptcha('token', 'support', settings)) }
    },
  },
  {
    name: 'a sign-in provider',
    limit: 10_000,
    ends: alike('EXTERNAL_FAILED'),
    async start(cleanup) {
      const address = await startHttp(cleanup, answerAsProvider)
      return { proxy: await startStallingProxy(address, Number(issuer.port)), ask: signIn }
    },
  },
]

const FAULTS: Record<string, { begin: (proxy: StallingProxy) => void; end: 'silent' | 'gone' | 'fine' }> = {
  gone: { begin: (proxy) => proxy.cut(), end: 'gone' },
  frozen: { begin: (proxy) => proxy.stall(), end: 'silent' },
  swallowing: { begin: (proxy) => proxy.swallow(), end: 'silent' },
  slow: { begin: (proxy) => proxy.delay(50), end: 'fine' },
}

const AT_ONCE = 4
/** For everything else on a busy machine. */
const OVERHEAD_MS = 3_000

test.group('A service', (group) => {
  slow(group)

  for (const { name, start, limit, ends } of ROWS)
    for (const [fault, { begin, end }] of Object.entries(FAULTS))
      test(`${name} that is ${fault} holds up one call at a time, and is used again when it is back`, async ({
        assert,
        cleanup,
      }) => {
        const { proxy, ask } = await start(cleanup)
        cleanup(() => proxy.stop())
        const askAll = () => Promise.all(Array.from({ length: AT_ONCE }, ask))
        assert.equal(await ask(), 'fine')

        begin(proxy)
        const began = performance.now()
        const expected = end === 'fine' ? 'fine' : ends[end]
        assert.deepEqual(await askAll(), Array(AT_ONCE).fill(expected))
        const skipped = end === 'fine' ? 'fine' : ends.skipped
        assert.sameMembers(await askAll(), [expected, ...Array(AT_ONCE - 1).fill(skipped)])
        assert.isBelow(performance.now() - began, (end === 'silent' ? 2 * limit : 0) + OVERHEAD_MS)

        proxy.restore()
        proxy.resume()
        let again = await ask()
        // A call on a connection from before may fail once more.
        if (again !== 'fine') again = await ask()
        assert.equal(again, 'fine')
      }).timeout(2 * limit + 5 * OVERHEAD_MS)
})
