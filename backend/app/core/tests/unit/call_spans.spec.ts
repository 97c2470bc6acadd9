import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { test } from '@japa/runner'
import { fetch as fetchByLibrary } from 'undici'
import { activeSpan } from '#core/observability/tracing/active_span'
import { traceCalls } from '#core/observability/tracing/call_spans'

const SECRET = 'canary-of-an-address'
const exporter = new InMemorySpanExporter()
const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer(
  'test',
)

/** Another service: responds with the status in its path, with 206 without an end; with 000 it closes the connection. */
async function startService(cleanup: (end: () => void) => void): Promise<string> {
  const service = createServer((request, response) => {
    const status = Number(request.url!.slice(1, 4))
    if (status === 0) request.socket.destroy()
    else if (status === 206) response.writeHead(status).write('a part')
    else response.writeHead(status).end('read me')
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  cleanup(() => void service.close().closeAllConnections())
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`
}

const inSpan = async (work: () => Promise<unknown>) => {
  const parent = tracer.startSpan('job')
  await activeSpan.run(parent, work)
  return parent.spanContext()
}

test.group('Spans of calls', (group) => {
  group.setup(() => traceCalls(tracer))
  group.each.setup(() => exporter.reset())

  for (const [name, send] of Object.entries({ fetch, fetchByLibrary })) {
    test(`have the method and the status of a call by ${name}, and no address`, async ({
      assert,
      cleanup,
    }) => {
      const url = await startService(cleanup)
      const parent = await inSpan(async () => (await send(`${url}/200?${SECRET}`, { method: 'POST' })).text())
      const [span] = exporter.getFinishedSpans()
      assert.equal(span!.name, 'call POST')
      assert.equal(span!.kind, SpanKind.CLIENT)
      assert.equal(span!.parentSpanContext?.spanId, parent.spanId)
      assert.deepEqual(span!.attributes, { 'http.request.method': 'POST', 'http.response.status_code': 200 })
      assert.equal(span!.status.code, SpanStatusCode.UNSET)
    })
  }

  test('say that a service has refused, or broken off', async ({ assert, cleanup }) => {
    const url = await startService(cleanup)
    await inSpan(async () => (await fetch(`${url}/503`)).text())
    await inSpan(() => fetch(`${url}/000`).catch(() => undefined))
    const spans = exporter.getFinishedSpans()
    assert.deepEqual(
      spans.map(({ attributes, status }) => [attributes['http.response.status_code'], status.code]),
      [
        [503, SpanStatusCode.ERROR],
        [undefined, SpanStatusCode.ERROR],
      ],
    )
  })

  test('end with an answer that is not read to its end', async ({ assert, cleanup }) => {
    const url = await startService(cleanup)
    await inSpan(async () => (await fetch(`${url}/206`)).body!.cancel())
    assert.lengthOf(exporter.getFinishedSpans(), 1)
  })

  test('do not exist outside of a traced request or job', async ({ assert, cleanup }) => {
    const url = await startService(cleanup)
    await (await fetch(`${url}/200`)).text()
    assert.isEmpty(exporter.getFinishedSpans())
  })
})
