import { randomUUID } from 'node:crypto'
import { createMember, createOrganization, createPost } from '../../support/api.ts'
import { pathsBy, viewsBy } from '../../support/page-views.ts'
import { expect, test as base, type Page } from '../../support/test.ts'

/** Opens pages in a browser without a choice, which the analytics can tell from others. */
interface Asked {
  name: string
  open: (token?: string) => Promise<Page>
}

const test = base.extend<{ asked: Asked }>({
  asked: async ({ openPage }, use) => {
    const name = `Asked/${randomUUID()}`
    await use({
      name,
      open: async (token) => {
        const page = await openPage(token, null)
        await page.setExtraHTTPHeaders({ 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${name}` })
        return page
      },
    })
  },
})

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept' }).click()
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'))
/** The page views that the page sends from now on. */
function watchReports(page: Page) {
  const reports: { path: string; title?: string; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/page-views') return
    const { path, title } = request.postDataJSON()
    reports.push({ path, title, headers: request.headers() })
  })
  return reports
}

/** Navigates to another page without loading it. */
async function visitIntegrations(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).click()
  await expect(page).toHaveTitle('Integrations · Fanfare')
}

test('nothing is loaded, kept or sent before somebody accepts, and each page once afterwards', async ({
  asked,
}) => {
  const page = await asked.open()
  const reports = watchReports(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await visitIntegrations(page)
  expect(loaded.filter((path) => path.includes('page-views'))).toEqual([])
  expect(await kept(page)).toBeNull()

  await test.step('both answers weigh the same', async () => {
    const looks = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect()
          const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(button)
          return { width, height, backgroundColor, color, fontWeight, borderColor }
        }),
      )
    expect(looks).toHaveLength(2)
    expect(looks[0]).toEqual(looks[1])
  })

  await accept(page)
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/integrations'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/integrations', '/pricing'])
  await page.goBack()
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/integrations', '/pricing', '/integrations'])
  // All page views since the page was opened: none was sent before the choice.
  await expect
    .poll(() => reports.map(({ title }) => title))
    .toEqual(['Integrations · Fanfare', 'Pricing · Fanfare', 'Integrations · Fanfare'])
  const { address, sent } = (await viewsBy(asked.name))[0]!
  expect(address).toMatch(/^(127\.0\.0\.1|::1)$/)
  expect(Object.keys(sent).toSorted()).toEqual(['domain', 'name', 'url'])
})

test('a choice survives a reload, and is changed in the footer with the keyboard alone @slow', async ({
  asked,
}) => {
  const page = await asked.open()
  await page.goto('/pricing')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Request support' }).focus()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/pricing'])
  await page.reload()
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/pricing', '/pricing'])
  await expect(banner(page)).toBeHidden()

  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  await settings.press('Enter')
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toContainText('You accepted')
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  await expect(settings).toBeFocused()
  await settings.press('Enter')
  await banner(page).getByRole('button', { name: 'Decline' }).press('Enter')
  expect(await kept(page)).toBe('declined')
  await visitIntegrations(page)
  await page.reload()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveTitle('Terms of use · Fanfare')
  await expect(banner(page)).toBeHidden()

  // Views arrive in order, so none was sent in between.
  await settings.press('Enter')
  await accept(page)
  await expect.poll(() => pathsBy(asked.name)).toEqual(['/pricing', '/pricing', '/terms'])
})

test('a page is reported by its address if everybody can read it, by its pattern if not, and without a session @slow', async ({
  asked,
}) => {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId, slug } = await createOrganization(owner)
  const title = `Private plans of ${organizationId}`
  const secret = await createPost(owner, { organizationId, title, isPublic: false })
  const open = await createPost(owner, { organizationId, title: `Open to ${slug}`, isPublic: true })
  const page = await asked.open(owner.token)
  const reports = watchReports(page)
  const expectReported = (...paths: string[]) => expect.poll(() => pathsBy(asked.name)).toEqual(paths)

  const address = `/public/${slug}/${open.slug}`
  await page.goto(`${address}?utm_source=mail`)
  await accept(page)
  await expectReported(address)
  expect(reports[0]!.title).toContain(`Open to ${slug}`)
  const pattern = '/public/:organizationSlug/:postSlug'
  await page.goto(`/public/${slug}/not-there-any-more`)
  await expectReported(address, pattern)

  await page.goto(`/posts/${secret.id}`)
  await expect(page).toHaveTitle(`${title} · Fanfare`)
  const unread = ['/posts/:postId', '/organizations/:organizationId/settings/*', '/reset-password/:token']
  await expectReported(address, pattern, unread[0]!)
  await page.goto(`/organizations/${organizationId}/settings/members?secret=1`)
  await expectReported(address, pattern, ...unread.slice(0, 2))
  await page.goto(`/nowhere/${organizationId}`)
  await expect(page).toHaveTitle('Page not found · Fanfare')
  await page.goto('/reset-password/a-secret-link')
  await expectReported(address, pattern, ...unread)
  const said = JSON.stringify([reports, await viewsBy(asked.name)])
  for (const word of [secret.id, organizationId, title, owner.token, 'secret', 'authorization'])
    expect(said).not.toContain(word)
})
