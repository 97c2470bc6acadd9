import { expect, test } from '../../support/test.ts'

const POST = '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware'

test('a public post unfurls without scripts, and a private one reveals nothing', async ({ request }) => {
  const page = await (await request.get(POST)).text()
  expect(page).toContain('<meta property="og:title" content="How we cut our p95 latency in half')
  expect(page).toContain('Our infra story is finally out.')
  expect(page).toMatch(/<link rel="canonical" href="[^"]+\/public\/northwind-labs\//)

  const hidden = await request.get('/public/northwind-labs/draft-the-keynote-outline-for-spring')
  expect(hidden.status()).toBe(404)
  const words = await hidden.text()
  expect(words).toContain('noindex')
  expect(words).not.toContain('keynote outline')
})

test('scripts and pages arrive compressed, as the browser accepts it', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()['content-encoding']).toBe('br')
  const [, script] = /<link [^>]*rel="modulepreload"[^>]* href="([^"]*start-[^"]+)"/.exec(await page.text())!
  const plain = await request.get(script!, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers()['content-encoding']).toBeUndefined()
  for (const [accepts, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ]) {
    const packed = await request.get(script!, { headers: { 'accept-encoding': accepts! } })
    const headers = packed.headers()
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers.vary).toContain('Accept-Encoding')
    expect(Number(headers['content-length'])).toBeLessThan(Number(plain.headers()['content-length']) / 2)
    expect(await packed.text()).toBe(await plain.text())
  }
})

test('a link to a section of a legal text leads there, below the header @slow', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/privacy#retention')
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeInViewport()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/privacy#contact$/)
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport()
})
