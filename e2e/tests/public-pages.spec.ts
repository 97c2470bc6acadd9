import { ask, createMember, createOrganization, createPost } from '../support/api.ts'
import { expect, test } from '../support/test.ts'

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
  const [, script] = /<link rel="modulepreload"[^>]* href="([^"]*start-[^"]+)"/.exec(await page.text())!
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

test('a member filters the community by tags, and the address keeps the filter', async ({ openAs }) => {
  const page = await openAs('member', '/community')
  await page.getByRole('button', { name: /^#typography/ }).click()
  await expect(
    page.getByRole('link', { name: 'A type specimen made of harbour signs', exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /p95 latency/ })).toHaveCount(0)
  await expect(page).toHaveURL(/\?tags=typography$/)
  await page.reload()
  await expect(page.getByText(/^1 of \d+ selected$/)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/community$/)
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').nth(1)).toBeVisible()
})

test('a visitor goes from the landing page of the community to a post', async ({ openAsVisitor }) => {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId, name } = await createOrganization(owner)
  await createPost(owner, { organizationId, title: 'A draft for members only', isPublic: false })
  // The newest public posts are featured.
  await createPost(owner, { organizationId, title: `News of ${name}`, isPublic: true })
  const visitor = await openAsVisitor()
  await visitor.goto('/community')
  await expect(visitor).toHaveURL(/\/community-landing$/)
  await visitor.getByRole('link', { name: `News of ${name}` }).click()
  await visitor.getByRole('link', { name, exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByRole('link', { name: `News of ${name}`, exact: true })).toBeVisible()
  await expect(visitor.getByText('A draft for members only')).toHaveCount(0)
})

test('an unknown organization is reported as not found', async ({ page }) => {
  await page.goto('/organizations/nobody-here')
  await expect(page.getByRole('heading', { name: 'Organization Not Found' })).toBeVisible()
})

test('the client takes over the head of the server, and replaces it on navigation', async ({ openPage }) => {
  const page = await openPage()
  const contents = (selector: string, attribute: string) =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((tags, name) => tags.map((tag) => tag.getAttribute(name)), attribute)
  const card = async () => ({
    title: await page.locator('head title').allTextContents(),
    canonical: (await contents('link[rel="canonical"]', 'href')).map((url) => new URL(url!).pathname),
    ogTitle: await contents('meta[property="og:title"]', 'content'),
    ogDescription: (await contents('meta[property="og:description"]', 'content')).length,
    description: (await contents('meta[name="description"]', 'content')).length,
    robots: await contents('meta[name="robots"]', 'content'),
    ofServer: await page.locator('head [data-pre]').count(),
  })
  await page.goto(POST)
  const title = (await page.getByRole('heading', { level: 1 }).textContent())!
  const one = { ogDescription: 1, description: 1, robots: [], ofServer: 0 }
  await expect
    .poll(card)
    .toEqual({ ...one, title: [`${title} · Fanfare`], canonical: [POST], ogTitle: [title] })

  await page.getByRole('link', { name: 'Northwind Labs', exact: true }).click()
  await expect.poll(card).toEqual({
    ...one,
    title: ['Northwind Labs · Fanfare'],
    canonical: ['/organizations/northwind-labs'],
    ogTitle: ['Northwind Labs'],
  })
})

test('a session that ends elsewhere leads from a public page to the start, and back', async ({
  openPage,
}) => {
  const { token, email, password } = await createMember('Nadia Haddad')
  const page = await openPage(token)
  await page.goto(POST)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await ask('DELETE', '/auth/sessions', { token })
  await expect(page).toHaveURL(/\/$/)
  const notice = page.getByRole('alertdialog', { name: 'Your session has expired' })
  await notice.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Continue with email and password' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${POST}$`))
})
