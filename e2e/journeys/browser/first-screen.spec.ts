import { createDemoPost, demoMember } from '../../support/api.ts'
import { expect, test, type Page } from '../../support/test.ts'

interface SentRequest {
  path: string
  /** What asked for it: the `parser` for what the page names, a `script` for what a script needs. */
  initiator: string
}

const isScript = ({ path }: SentRequest) => path.startsWith('/assets/') && path.endsWith('.js')

/** The requests of a page until its content is there, and those that its scripts had to ask for. */
async function requestsUntil(page: Page, path: string, content: () => Promise<void>) {
  const requests: SentRequest[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    requests.push({ path: request.url.replace(/^\w+:\/\/[^/]+/, ''), initiator: initiator.type })
  })
  await page.goto(path)
  await content()
  return {
    scripts: requests.filter(isScript).map((each) => each.path),
    /** Scripts that the page itself did not name. */
    unnamed: requests
      .filter((each) => isScript(each) && each.initiator !== 'parser')
      .map((each) => each.path),
    api: requests
      .filter((each) => each.path.startsWith('/api/'))
      .map((each) => each.path.replace(/\?.*/, '')),
  }
}

test('the dashboard shows its posts after the page, and one round of scripts and data', async ({
  openPage,
}) => {
  const title = `First screen ${Date.now()}`
  await createDemoPost(title)
  const page = await openPage((await demoMember('member')).token)
  await page.route(/\/api\/(?:posts|organizations)\b/, () => undefined)
  const { scripts, unnamed, api } = await requestsUntil(page, '/dashboard', () =>
    expect(page.getByRole('link', { name: title })).toBeVisible(),
  )
  expect(scripts.length).toBeGreaterThan(0)
  expect(
    unnamed.filter(
      (each) => !/\/(?:later|navigation-effects|opens|popups|controls|shared|errors|rhythm)-/.test(each),
    ),
  ).toEqual([])
  expect(api[0]).toBe('/api/boot')
  // The session store asks for the same as the first script, or there would be two.
  expect(api.filter((each) => each === '/api/boot')).toHaveLength(1)
  expect(api).not.toContain('/api/auth/status')
})

test('a post shows its suggestions after the page and one request', async ({ openPage }) => {
  const suggestion = 'The trombone was early, and right.'
  const path = await createDemoPost(`A post at once ${Date.now()}`, { suggestions: [suggestion] })
  const page = await openPage((await demoMember('member')).token)
  await page.route(/\/api\/(?:organizations|posts\/[^/]+$)/, () => undefined)
  const { api } = await requestsUntil(page, path, () =>
    expect(page.getByText(suggestion).first()).toBeVisible(),
  )
  const id = path.split('/')[2]
  expect(api[0]).toBe('/api/boot')
  await expect(page.getByRole('button', { name: 'Show another' })).toBeEnabled()
  for (const other of [`/api/comments/post/${id}`, `/api/posts/${id}/supply`, `/api/posts/${id}`])
    expect(api).not.toContain(other)
})

test('a session that the server has ended shows nothing of the dashboard', async ({ openPage }) => {
  const page = await openPage('oat_ended.on-another-device')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('session_token'))).toBeNull()
})

test('an address that may hold a secret is not sent with the request for the first data', async ({
  openPage,
}) => {
  const page = await openPage((await demoMember('member')).token)
  const asked = page.waitForRequest(/\/api\/boot/)
  await page.goto('/reset-password/made-up-secret')
  expect((await asked).url()).not.toContain('secret')
})

test('a server that answers nonsense ends no session, and the page says that it tries again', async ({
  openPage,
}) => {
  const page = await openPage((await demoMember('member')).token)
  await page.route('**/api/boot*', (route) => route.fulfill({ status: 200, body: '<html>proxy</html>' }))
  await page.goto('/dashboard')
  await expect(page.getByText(/Trying again/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('session_token'))).not.toBeNull()
  await page.unroute('**/api/boot*')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
})

test('the language chosen on the device is shown, even if the page was served in another', async ({
  openPage,
}) => {
  const page = await openPage((await demoMember('member')).token)
  await page.addInitScript(() => localStorage.setItem('app_language', 'fr'))
  await page.goto('/dashboard')
  await expect(page.getByRole('searchbox').first()).toHaveAttribute('placeholder', /Rechercher/)
})
