import { test } from '@japa/runner'
import { PageViewRelay, type LostViews } from '#community/analytics/actions/page_view_relay'
import {
  accepts,
  startProvider,
  until,
  type Answer,
} from '#community/analytics/tests/support/stand_in_provider'

const requestTo = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' })

/** What the relay reports of views that a provider answers in this way. */
async function lostTo(
  cleanup: (undo: () => void) => void,
  answer: Answer,
  timeoutMs?: number,
): Promise<LostViews> {
  const { url } = await startProvider(cleanup, answer)
  return lostAt(url, timeoutMs)
}

async function lostAt(url: string, timeoutMs = 2_000): Promise<LostViews> {
  const reports: LostViews[] = []
  const relay = new PageViewRelay((lost) => reports.push(lost), { timeoutMs, reportMs: 400 })
  relay.add(requestTo(url))
  relay.add(requestTo(url))
  await until(() => reports.length > 0)
  return reports[0]!
}

test.group('The relay of page views', () => {
  for (const [what, answer, reason] of [
    ['does not answer', () => undefined, 'no answer'],
    ['fails', (response) => void response.writeHead(500).end('{}'), 'status 500'],
    ['refuses', (response) => void response.writeHead(401).end(), 'status 401'],
    ['cuts the connection', (response) => void response.destroy(), 'no connection'],
    [
      'does not count them',
      (response) => void response.writeHead(202, { 'x-plausible-dropped': '1' }).end(),
      'not counted',
    ],
  ] as const satisfies [string, Answer, string][]) {
    test(`reports the views that are lost when the provider ${what}`, async ({ assert, cleanup }) => {
      const timeoutMs = reason === 'no answer' ? 150 : undefined
      assert.deepEqual(await lostTo(cleanup, answer, timeoutMs), { [reason]: 2 })
    })
  }

  test('reports them when nothing listens there', async ({ assert, cleanup }) => {
    const closed: (() => void)[] = []
    const { url } = await startProvider((undo) => closed.push(undo))
    for (const close of closed) close()
    assert.deepEqual(await lostAt(url), { 'no connection': 2 })
    cleanup(() => undefined)
  })

  test('follows no redirect', async ({ assert, cleanup }) => {
    const elsewhere = await startProvider(cleanup)
    const redirects: Answer = (response) => void response.writeHead(307, { location: elsewhere.url }).end()
    assert.deepEqual(await lostTo(cleanup, redirects), { 'status 307': 2 })
    assert.isEmpty(elsewhere.received)
  })

  test('does not wait for a body that never ends', async ({ assert, cleanup }) => {
    const { url, received } = await startProvider(
      cleanup,
      (response) => void response.writeHead(202).write('…'),
    )
    const reports: LostViews[] = []
    const relay = new PageViewRelay((lost) => reports.push(lost), { atOnce: 1, timeoutMs: 1_000 })
    relay.add(requestTo(url))
    relay.add(requestTo(url))
    await until(() => received.length === 2)
    relay.stop()
    assert.isEmpty(reports)
  })

  test('keeps a bounded number waiting while a provider is slow, and sends a few at once', async ({
    assert,
    cleanup,
  }) => {
    const open: (() => void)[] = []
    const { url, received } = await startProvider(
      cleanup,
      (response) => void open.push(() => accepts(response)),
    )
    const reports: LostViews[] = []
    const relay = new PageViewRelay((lost) => reports.push(lost), { waiting: 3, atOnce: 2 })
    for (let turn = 0; turn < 10; turn += 1) relay.add(requestTo(url))
    await until(() => received.length === 2)
    open.splice(0).forEach((answer) => answer())
    await until(() => received.length === 4)
    open.splice(0).forEach((answer) => answer())
    await until(() => received.length === 5)
    relay.stop()
    assert.deepEqual(reports, [{ 'too many waiting': 5 }])
  })

  test('gives up what waits when the server stops', async ({ assert, cleanup }) => {
    const { url, received } = await startProvider(cleanup, () => undefined)
    const reports: LostViews[] = []
    const relay = new PageViewRelay((lost) => reports.push(lost), { atOnce: 1 })
    for (let turn = 0; turn < 3; turn += 1) relay.add(requestTo(url))
    await until(() => received.length === 1)
    relay.stop()
    assert.deepEqual(reports, [{ 'server stopped': 2 }])
  })
})
