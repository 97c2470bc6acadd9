import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { setTimeout as wait } from 'node:timers/promises'
import { newId } from '#core/runtime/ids'
import { startCollector, type SentSpan } from '#tests/otlp_collector'
import { startServer, type RunningServer } from '#tests/server'
import { slow } from '#tests/tags'

const CANARY = 'Canary-Yellow!9'
const CANARY_LINK = 'canary-link-of-forty-three-characters-in-all'
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const TRACEPARENT = `00-${TRACE}-${PARENT}-01`

/** All allowed attributes of a span. */
const ATTRIBUTES = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'error.type',
  'fanfare.request_id',
  'fanfare.job',
  'fanfare.job.attempt',
  'fanfare.job.outcome',
  'db.system.name',
  'db.operation.name',
  'db.query.text',
])

/** Makes a process report which libraries for operators it loads. */
const TELL_LIBRARIES = `--import=data:text/javascript;base64,${Buffer.from(
  `import { registerHooks } from 'node:module'
   registerHooks({ load(url, context, next) {
     if (/\\/(@opentelemetry|prom-client)\\//.test(url)) process.stderr.write('loads ' + url + '\\n')
     return next(url, context)
   } })`,
).toString('base64')}`

const send = ({ url }: RunningServer, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const attributeOf = ({ attributes }: SentSpan, key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value

async function untilLogged(server: RunningServer, text: string): Promise<void> {
  while (!server.output().includes(text)) await wait(25)
}

test.group('Traces', (group) => {
  slow(group)
  // Other specs leave jobs on PostgreSQL, which would run before the jobs of this one.
  group.setup(async () => void (await db.from('queue_jobs').delete()))

  test('are off unless a collector is set, and neither they nor metrics load a library', async ({
    assert,
  }) => {
    const server = await startServer({ NODE_OPTIONS: TELL_LIBRARIES })
    await send(server, '/api/auth/register', {})
    await server.stop()
    assert.notInclude(server.output(), 'loads ')
  })

  test('have a span for the request, its statements and its job, and no value of any', async ({
    assert,
    cleanup,
  }) => {
    const collector = await startCollector(cleanup)
    const server = await startServer({
      NODE_OPTIONS: TELL_LIBRARIES,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector',
    })
    const email = `${newId()}@canary.example`
    await send(server, '/api/auth/register', { name: 'Ada', email, password: CANARY })
    await send(server, '/api/auth/login', { email, password: `${CANARY}wrong` })
    await fetch(`${server.url}/api/organizations/invitations/${CANARY_LINK}?token=${CANARY}`, {
      headers: { authorization: `Bearer ${CANARY}`, cookie: `visitor=${CANARY}`, traceparent: TRACEPARENT },
    })
    await untilLogged(server, 'a mail was not sent')
    await server.stop()

    assert.include(server.output(), 'loads ')
    assert.isTrue(collector.requests.every(({ path }) => path === '/v1/traces'))
    assert.isTrue(collector.requests.every(({ authorization }) => authorization === 'Bearer collector'))
    const spans = collector.spans()
    const request = spans.find(({ name }) => name === 'POST /api/auth/register')!
    assert.equal(Number(attributeOf(request, 'http.response.status_code')?.intValue), 201)
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
    assert.include(
      statements.map(({ name }) => name),
      'insert',
    )
    const job = spans.find(({ name, traceId }) => name === 'job deliver_mail' && traceId === request.traceId)!
    assert.equal(job.parentSpanId, request.spanId)
    assert.isNotEmpty(spans.filter(({ parentSpanId }) => parentSpanId === job.spanId))

    const invitation = spans.find(({ name }) => name === 'GET /api/organizations/invitations/:token')!
    assert.notEqual(invitation.traceId, TRACE)
    const refused = spans.find(({ name }) => name === 'POST /api/auth/login')!
    assert.equal(attributeOf(refused, 'error.type')?.stringValue, 'INVALID_CREDENTIALS')

    for (const span of spans)
      for (const { key } of span.attributes) assert.isTrue(ATTRIBUTES.has(key), `${span.name}: ${key}`)
    const sent = JSON.stringify(collector.requests.map(({ body }) => body))
    for (const secret of [CANARY, CANARY_LINK, email, 'visitor', '$argon2id$', '127.0.0.1'])
      assert.notInclude(sent, secret)
  })

  test('go on from the one of a trusted proxy', async ({ assert, cleanup }) => {
    const collector = await startCollector(cleanup)
    const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: '1' })
    await fetch(`${server.url}/api/health`, { headers: { traceparent: TRACEPARENT } })
    await fetch(`${server.url}/api/health`, { headers: { traceparent: `${TRACEPARENT}-more` } })
    await server.stop()
    const parents = collector
      .spans()
      .filter(({ name }) => name === 'GET /api/health')
      .map(({ traceId, parentSpanId = '' }) => [traceId === TRACE, parentSpanId])
    assert.deepEqual(parents, [
      [true, PARENT],
      [false, ''],
    ])
  })

  test('that nobody collects are a line of the log, and delay neither answers nor the end', async ({
    assert,
  }) => {
    const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
    assert.equal((await fetch(`${server.url}/api/health`)).status, 200)
    await untilLogged(server, 'traces could not be sent')
    assert.equal((await fetch(`${server.url}/api/health`)).status, 200)
    assert.equal(await server.stop(), 0)
  })
})
