import { test } from '@japa/runner'
import { randomBytes } from 'node:crypto'
import type { PageView } from '#contract/community/data/page_view'
import type { ErrorDetails } from '#contract/error_code'
import { startProvider, until, useAnalytics } from '#community/analytics/tests/support/stand_in_provider'
import { useShell } from '#community/pages/http/shell'
import { callApi } from '#tests/call_api'
import { failToStart, startServer } from '#tests/server'

const ID = '01a1fd2d-a3d1-7c4a-ae68-3e99ffffa055'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0'
const CLIENT = { clientId: randomBytes(16).toString('hex'), sessionId: '1790000000', engagedMs: 4_000 }

const view = (body: PageView | object) =>
  callApi('POST', '/api/page-views', { body, headers: { 'user-agent': BROWSER } })

const fieldOf = ({ body }: Awaited<ReturnType<typeof view>>) =>
  (body?.details as ErrorDetails | undefined)?.fields?.[0]?.field

test.group('A page view', () => {
  test('is refused while nobody counts', async ({ assert, cleanup }) => {
    useAnalytics(cleanup, null)
    const answer = await view({ path: '/pricing' })
    assert.equal(answer.status, 404)
    assert.equal(answer.body?.code, 'NOT_FOUND')
  })

  for (const path of [
    '/posts/1?token=secret',
    '/privacy#contact',
    '/nowhere',
    'https://evil.test/',
    `/${'a'.repeat(300)}`,
    '/dashboard\r\nx: y',
    '',
  ]) {
    test(`is refused for the path ${JSON.stringify(path).slice(0, 40)}`, async ({ assert, cleanup }) => {
      const { url, received } = await startProvider(cleanup)
      useAnalytics(cleanup, { provider: 'plausible', url, domain: 'fanfare.test' })
      const answer = await view({ path })
      assert.equal(answer.status, 422)
      assert.equal(fieldOf(answer), 'path')
      assert.isEmpty(received)
    })
  }

  test('is refused with a site in its query, and as a form of another page', async ({ assert }) => {
    assert.equal(fieldOf(await view({ path: '/', referrer: 'https://mail.test/?q=secret' })), 'referrer')
    const form = await callApi('POST', '/api/page-views', {
      body: 'path=%2F',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    assert.equal(form.status, 415)
  })

  test('reaches Plausible with the address and the browser of its visitor', async ({ assert, cleanup }) => {
    const { url, received } = await startProvider(cleanup)
    useAnalytics(cleanup, { provider: 'plausible', url, domain: 'counted.test' })
    const answer = await view({
      path: '/public/northwind/hiring',
      title: 'Hiring',
      referrer: 'https://www.linkedin.com',
      ...CLIENT,
    })
    assert.equal(answer.status, 204)
    await until(() => received.length === 1)
    const { path, headers, body } = received[0]!
    assert.equal(path, '/api/event')
    assert.equal(headers['user-agent'], BROWSER)
    assert.equal(headers['x-forwarded-for'], '127.0.0.1')
    assert.deepEqual(body, {
      name: 'pageview',
      domain: 'counted.test',
      url: 'http://fanfare.test/public/northwind/hiring',
      referrer: 'https://www.linkedin.com',
    })
  })

  test('of a private page reaches Plausible without its id', async ({ assert, cleanup }) => {
    const { url, received } = await startProvider(cleanup)
    useAnalytics(cleanup, { provider: 'plausible', url, domain: 'fanfare.test' })
    await view({ path: `/posts/${ID}`, title: 'A private title' })
    await until(() => received.length === 1)
    assert.equal(received[0]!.body.url, 'http://fanfare.test/posts/:postId')
    assert.notInclude(JSON.stringify(received), ID)
    assert.notInclude(JSON.stringify(received), 'private title')
  })

  test('reaches GA4 as an event of the client, without its address and browser', async ({
    assert,
    cleanup,
  }) => {
    const { url, received } = await startProvider(cleanup)
    useAnalytics(cleanup, { provider: 'ga4', url, measurementId: 'G-TEST', apiSecret: 'the secret' })
    await view({ path: '/pricing', title: 'Pricing · Fanfare', ...CLIENT })
    await until(() => received.length === 1)
    await view({ path: `/posts/${ID}`, title: 'A private title', ...CLIENT })
    await until(() => received.length === 2)
    const { path, headers, body } = received[0]!
    assert.equal(path, '/mp/collect?measurement_id=G-TEST&api_secret=the+secret')
    assert.notEqual(headers['user-agent'], BROWSER)
    assert.isUndefined(headers['x-forwarded-for'])
    assert.deepEqual(body, {
      client_id: CLIENT.clientId,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'page_view',
          params: {
            page_location: 'http://fanfare.test/pricing',
            page_title: 'Pricing · Fanfare',
            session_id: '1790000000',
            engagement_time_msec: 4_000,
          },
        },
      ],
    })
    assert.notInclude(JSON.stringify(received[1]), ID)
    assert.notInclude(JSON.stringify(received[1]), 'private title')
  })

  test('is refused for GA4 without the id of the browser', async ({ assert, cleanup }) => {
    const { url, received } = await startProvider(cleanup)
    useAnalytics(cleanup, { provider: 'ga4', url, measurementId: 'G-TEST', apiSecret: 'the secret' })
    const answer = await view({ path: '/pricing' })
    assert.equal(answer.status, 422)
    assert.equal(fieldOf(answer), 'clientId')
    assert.isEmpty(received)
  })

  test('is answered before a provider that hangs', async ({ assert, cleanup }) => {
    const { url, received } = await startProvider(cleanup, () => undefined)
    useAnalytics(cleanup, { provider: 'plausible', url, domain: 'fanfare.test' })
    const begin = performance.now()
    const answers = await Promise.all(Array.from({ length: 30 }, () => view({ path: '/pricing' })))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [204])
    assert.isBelow(performance.now() - begin, 3_000)
    await until(() => received.length > 0)
  })
})

const openPricing = async () => (await fetch(`http://${process.env.HOST}:${process.env.PORT}/pricing`)).text()

test.group('A page', (group) => {
  group.each.setup(() => useShell('<html lang="en"><head><!--head--></head></html>'))

  test('tells the client who counts, and nothing while nobody does', async ({ assert, cleanup }) => {
    useAnalytics(cleanup, { provider: 'ga4', url: '', measurementId: 'G-TEST', apiSecret: 'canary-secret' })
    const page = await openPricing()
    assert.include(page, '<html lang="en" data-served="en" data-analytics="ga4">')
    assert.notInclude(page, 'canary-secret')
    useAnalytics(cleanup, null)
    assert.include(await openPricing(), '<html lang="en" data-served="en">')
  })
})

test.group('A server that counts page views', () => {
  test('does not start without the keys of GA4, or with a provider that nobody knows', async ({ assert }) => {
    const ga4 = await failToStart({ ANALYTICS: 'ga4', GA4_API_SECRET: 'hunter2' })
    assert.equal(ga4.status, 1)
    assert.include(ga4.stderr, 'GA4_MEASUREMENT_ID has to be set with ANALYTICS=ga4')
    assert.notInclude(ga4.stderr, 'hunter2')
    const secretless = await failToStart({ ANALYTICS: 'ga4', GA4_MEASUREMENT_ID: 'G-TEST' })
    assert.include(secretless.stderr, 'GA4_API_SECRET has to be set with ANALYTICS=ga4')
    const unknown = await failToStart({ ANALYTICS: 'matomo', PLAUSIBLE_URL: 'plausible.test' })
    assert.include(unknown.stderr, 'ANALYTICS has to be one of none, plausible, ga4')
    assert.include(unknown.stderr, 'PLAUSIBLE_URL has to be an address like https://')
  }).tags(['@slow'], 'append')

  test('counts none by default', async ({ assert }) => {
    const server = await startServer()
    assert.equal((await post(server.url)).status, 404)
    await server.stop()
  }).tags(['@slow'], 'append')

  test('limits the views of an address, apart from its other requests', async ({ assert, cleanup }) => {
    const { url, received } = await startProvider(cleanup)
    const plausible = { ANALYTICS: 'plausible', PLAUSIBLE_URL: `${url}/` }
    const server = await startServer({ ...plausible, TRUST_PROXY: '1', LIMIT_ANONYMOUS: '3' })
    await post(server.url, { path: '/pricing' }, { 'x-forwarded-for': '203.0.113.9' })
    await until(() => received.length === 1)
    assert.equal(received[0]!.headers['x-forwarded-for'], '203.0.113.9')
    const statuses: number[] = []
    for (let turn = 0; turn < 121; turn += 1) statuses.push((await post(server.url)).status)
    assert.deepEqual([statuses.indexOf(429), statuses.lastIndexOf(204)], [120, 119])
    assert.equal((await fetch(`${server.url}/api/setup`)).status, 200)
    await server.stop()
  }).tags(['@slow'], 'append')

  test('logs how many were lost and why, without the secret, the visitor or the page', async ({
    assert,
    cleanup,
  }) => {
    const { url, received } = await startProvider(cleanup, (response) => void response.writeHead(403).end())
    const server = await startServer({
      ANALYTICS: 'ga4',
      GA4_URL: url,
      GA4_MEASUREMENT_ID: 'G-TEST',
      GA4_API_SECRET: 'canary-secret',
      LOG_LEVEL: 'trace',
    })
    const body = { path: '/public/northwind/canary-post', ...CLIENT }
    await post(server.url, body)
    await post(server.url, body)
    await until(() => received.length === 2)
    await server.stop()
    const lines = server
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.deepEqual(
      lines.filter(({ msg }) => msg === 'page views were lost').map(({ lost }) => lost),
      [{ 'status 403': 2 }],
    )
    for (const secret of ['canary-secret', 'canary-post', CLIENT.clientId])
      assert.notInclude(server.output(), secret)
  })
})

const post = (url: string, body: PageView = { path: '/pricing' }, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/page-views`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
