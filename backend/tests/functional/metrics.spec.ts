import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'
import { newId } from '#core/runtime/ids'
import { createRegistry } from '#core/observability/metrics/registry'
import { METRICS } from '#start/metrics'
import { dialect, slow } from '#tests/tags'
import { freePort, temporaryDataDir } from '#tests/environment'
import { projectFile } from '#tests/project'
import { failToStart, runCommandOf, startServer, type RunningServer } from '#tests/server'
import { startStallingProxy } from '#tests/stalling_proxy'

const TOKEN = 'the token that only the operator knows'
const PAGE = projectFile('docs/guide/operators/metrics.md')

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status

/** A server with metrics on a separate port. */
async function serveMetrics(extra: Record<string, string> = {}) {
  const port = await freePort()
  const server = await startServer({ METRICS_PORT: String(port), ...extra })
  const url = `http://127.0.0.1:${port}`
  return { server, url, scrape: async () => (await fetch(`${url}/metrics`)).text() }
}

/** The samples of a metric, as `labels value`. */
const samplesOf = (text: string, metric: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `))
    .map((line) => line.slice(metric.length))

async function register({ url }: RunningServer): Promise<string> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: `${newId()}@example.org`, password: 'Canary-Yellow!9' }),
  })
  return ((await answer.json()) as { token: string }).token
}

test.group('Metrics are refused', (group) => {
  slow(group)
  test('by a server without settings for them', async ({ assert }) => {
    const server = await startServer()
    for (const path of ['/metrics', '/metrics/health']) {
      assert.equal(await statusOf(server.url + path), 404, path)
      assert.equal(await statusOf(server.url + path, bearer(TOKEN)), 404, path)
    }
    await server.stop()
  })

  test('without the token, and with a wrong one, which the log has', async ({ assert }) => {
    const server = await startServer({ METRICS_TOKEN: TOKEN })
    for (const path of ['/metrics', '/metrics/health']) {
      assert.equal(await statusOf(server.url + path), 401, path)
      assert.equal(await statusOf(server.url + path, bearer(`${TOKEN}!`)), 401, path)
      assert.equal(await statusOf(`${server.url}${path}?token=${encodeURIComponent(TOKEN)}`), 401, path)
      assert.equal(await statusOf(server.url + path, bearer(TOKEN)), 200, path)
    }
    await server.stop()
    const lines = server.output().trim().split('\n')
    const security = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security')
    assert.lengthOf(security, 6)
    assert.isTrue(security.every(({ event }) => event === 'request.unauthenticated'))
    assert.notInclude(server.output(), TOKEN)
  })

  test('on the port of the product when they have their own', async ({ assert }) => {
    const { server, url } = await serveMetrics()
    for (const path of ['/metrics', '/metrics/health']) {
      assert.equal(await statusOf(server.url + path), 404, path)
      assert.equal(await statusOf(url + path), 200, path)
    }
    assert.equal(await statusOf(`${url}/api/health`), 404)
    assert.equal(await statusOf(`${url}/metrics`, { method: 'POST' }), 405)
    await server.stop()
    await assert.rejects(() => fetch(`${url}/metrics`))
  })

  test('on their own port too, without the token', async ({ assert }) => {
    const { server, url } = await serveMetrics({ METRICS_TOKEN: TOKEN, METRICS_HOST: '0.0.0.0' })
    assert.equal(await statusOf(`${url}/metrics`), 401)
    assert.equal(await statusOf(`${url}/metrics`, bearer('another one')), 401)
    assert.equal(await statusOf(`${url}/metrics`, bearer(TOKEN)), 200)
    assert.equal(await statusOf(`${server.url}/metrics`, bearer(TOKEN)), 404)
    await server.stop()
  })

  test('to other machines by a server without a token', async ({ assert }) => {
    const { status, stderr } = await failToStart({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })
    assert.equal(status, 1)
    assert.include(stderr, 'METRICS_HOST has to be 127.0.0.1 unless METRICS_TOKEN is set')
  })

  test('with a token that could be guessed', async ({ assert }) => {
    const { status, stderr } = await failToStart({ METRICS_TOKEN: 'short-secret' })
    assert.equal(status, 1)
    assert.include(stderr, 'METRICS_TOKEN has to be at least 32 characters')
    assert.notInclude(stderr, 'short-secret')
  })

  test('on a port in use, with what to do', async ({ assert }) => {
    const { server, url } = await serveMetrics()
    const { port } = new URL(url)
    const second = await startToFail({ METRICS_PORT: port })
    assert.include(second, `Port ${port} is already in use. Choose another one with METRICS_PORT.`)
    await server.stop()
  })
})

/** The output of a server on a prepared database that fails to start. */
async function startToFail(extra: Record<string, string>): Promise<string> {
  return startServer(extra).then(
    async (server) => {
      await server.stop()
      return 'it started'
    },
    ({ message }: Error) => message,
  )
}

test.group('Metrics', (group) => {
  slow(group)
  let server: RunningServer
  let scrape: () => Promise<string>
  group.setup(async () => {
    const served = await serveMetrics()
    ;({ server, scrape } = served)
    return async () => void (await server.stop())
  })

  test('count requests by the pattern of their route, and know no path', async ({ assert }) => {
    const canary = newId()
    await fetch(`${server.url}/api/organizations/${canary}`)
    await fetch(`${server.url}/nowhere/${canary}`)
    await fetch(`${server.url}/nowhere/else?q=${canary}`)
    await fetch(`${server.url}/api/${canary}`, { method: 'DELETE' })
    await fetch(server.url, { method: 'PROPFIND' })
    const text = await scrape()
    const requests = samplesOf(text, 'fanfare_http_requests_total')
    assert.includeMembers(requests, [
      '{method="GET",route="/api/organizations/:id",status="401"} 1',
      '{method="GET",route="/*",status="404"} 2',
      '{method="DELETE",route="none",status="404"} 1',
    ])
    assert.isNotEmpty(requests.filter((sample) => sample.startsWith('{method="other",route="none"')))
    assert.include(
      samplesOf(text, 'fanfare_http_request_duration_seconds_count'),
      '{method="GET",route="/*"} 2',
    )
    assert.notInclude(text, canary)
  })

  test('measure the database, jobs and the event loop', async ({ assert }) => {
    await register(server)
    const text = await scrape()
    for (const [metric, sample] of [
      ['fanfare_database_statement_duration_seconds_count', /\{operation="insert"\} [1-9]/],
      ['fanfare_database_connections', /\{state="used"\} \d/],
      ['fanfare_queue_jobs', /\{status="failed"\} \d/],
      ['fanfare_health_check', /\{check="disk",status="ok"\} 1/],
      ['fanfare_disk_free_bytes', / [1-9]/],
      ['nodejs_eventloop_lag_p99_seconds', / \d/],
    ] as const)
      assert.match(samplesOf(text, metric).join('\n'), sample, metric)
  })

  test('count the event streams that are open', async ({ assert }) => {
    const token = await register(server)
    const leaving = new AbortController()
    assert.deepEqual(samplesOf(await scrape(), 'fanfare_streams_open'), [' 0'])
    const stream = await fetch(`${server.url}/api/stream`, { ...bearer(token), signal: leaving.signal })
    assert.deepEqual(samplesOf(await scrape(), 'fanfare_streams_open'), [' 1'])
    leaving.abort()
    await stream.body!.cancel().catch(() => undefined)
  })

  test('count wrong passwords, and mails that wait for a mail server', async ({ assert }) => {
    const body = JSON.stringify({ email: `${newId()}@example.org`, password: 'Wrong-Password!1' })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body })
    const text = await scrape()
    assert.deepEqual(samplesOf(text, 'fanfare_credentials_refused_total'), [
      '{method="POST",route="/api/auth/login"} 1',
    ])
    assert.match(samplesOf(text, 'fanfare_mails_waiting').join(), /^ \d+$/)
    assert.match(samplesOf(text, 'fanfare_stream_gaps_total').join(), /^ \d+$/)
  })

  test('know how old the last backup is, once there is one', async ({ assert, cleanup }) => {
    const environment = { DATA_DIR: temporaryDataDir() }
    const { server: backedUp, scrape: scrapeIt } = await serveMetrics(environment)
    cleanup(async () => void (await backedUp.stop()))
    assert.isEmpty(samplesOf(await scrapeIt(), 'fanfare_backup_age_seconds'))
    await runCommandOf(environment, 'backup', `${environment.DATA_DIR}/backup.tar.gz`)
    const [age] = samplesOf(await scrapeIt(), 'fanfare_backup_age_seconds')
    assert.isBelow(Number(age), 60)
  })

  test('name no gauge as a counter', async ({ assert }) => {
    const types = [...(await scrape()).matchAll(/^# TYPE (\w+_total) (\w+)$/gm)]
    assert.isNotEmpty(types)
    for (const [, name, type] of types) assert.equal(type, 'counter', name)
  })

  test('are on the page for operators, and nothing else is', async ({ assert }) => {
    const page = readFileSync(PAGE, 'utf8')
    const named = [...page.matchAll(/`((?:fanfare|nodejs|process)_[a-z0-9_]+)`/g)].map(([, name]) => name!)
    const ofProcess = (await createRegistry([])).getMetricsAsArray()
    assert.sameMembers(
      [...new Set(named)],
      [...METRICS, ...ofProcess].map(({ name }) => name),
    )
  })
})

const database = process.env.DATABASE_URL

if (database)
  test.group('Metrics of a server whose database does not answer', (group) => {
    slow(group)
    dialect(group)
    test('say so, and leave out what only the database knows', async ({ assert, cleanup }) => {
      const proxy = await startStallingProxy(database)
      const { server, scrape } = await serveMetrics({ DATABASE_URL: proxy.url })
      cleanup(async () => {
        proxy.resume()
        await server.stop()
        proxy.stop()
      })
      proxy.stall()
      const text = await scrape()
      assert.include(samplesOf(text, 'fanfare_health_check'), '{check="database",status="error"} 1')
      assert.isEmpty(samplesOf(text, 'fanfare_users'))
      assert.isNotEmpty(samplesOf(text, 'process_resident_memory_bytes'))
    })
  })

const redis = process.env.TEST_REDIS_URL

if (redis)
  test.group('Metrics of a server whose Redis is gone', (group) => {
    slow(group)
    dialect(group)
    test('have a warning, and the server is ready', async ({ assert, cleanup }) => {
      const proxy = await startStallingProxy(redis)
      const { server, url, scrape } = await serveMetrics({
        REDIS_URL: proxy.url,
        REDIS_PREFIX: `${newId()}:`,
      })
      cleanup(async () => {
        await server.stop()
        proxy.stop()
      })
      assert.include(samplesOf(await scrape(), 'fanfare_health_check'), '{check="redis",status="ok"} 1')
      for (const fault of [proxy.stall, proxy.cut]) {
        fault()
        assert.include(
          samplesOf(await scrape(), 'fanfare_health_check'),
          '{check="redis",status="warning"} 1',
        )
        assert.equal(await statusOf(`${server.url}/api/ready`), 200)
        assert.equal(await statusOf(`${url}/metrics/health`), 200)
      }
    })
  })
