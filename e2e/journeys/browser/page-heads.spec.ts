import { createMember, createOrganization, createPost } from '../../support/api.ts'
import { expectSameHead } from '../../support/heads.ts'
import { FIXED_PAGES } from '../../support/public-pages.ts'
import { expect, test, type Page } from '../../support/test.ts'

/** Loads the picture of link previews: it has the width and height that the head names. */
async function expectPicture(page: Page): Promise<string> {
  const contentOf = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  const address = (await contentOf('og:image'))!
  expect(address).toMatch(/^http:\/\/[^/]+\/share-images\/.+\.png$/)
  const size = await page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src })
    await image.decode()
    return [String(image.naturalWidth), String(image.naturalHeight)]
  }, address)
  expect(size).toEqual([await contentOf('og:image:width'), await contentOf('og:image:height')])
  return address
}

test('an address without a page is not found, and screens of the app are', async ({ request }) => {
  for (const path of ['/nowhere', '/admin/nothing', '/organizations/nobody-here', '/dashboard/more']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  for (const path of ['/dashboard', '/admin/people', '/login']) {
    const page = await request.get(path)
    expect(page.status(), path).toBe(200)
    expect(await page.text()).toContain('<meta name="robots" content="noindex"')
  }
})

test('every public page says the same in the browser as on the server, also after navigating @slow', async ({
  openAsVisitor,
}) => {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId, name } = await createOrganization(owner)
  await createPost(owner, { organizationId, title: `Draft of ${name}`, isPublic: false })
  await createPost(owner, { organizationId, title: `Heads of ${name}`, isPublic: true })
  const page = await openAsVisitor()
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  const pictures: string[] = []
  const expectHead = async (path: RegExp) => {
    await expectSameHead(page, path)
    pictures.push(await expectPicture(page))
  }
  await page.goto('/')
  await expectHead(/\/$/)
  await page.getByRole('link', { name: 'See the community' }).first().click()
  await expectHead(/\/community-landing$/)
  // The featured post; it is in the list beneath too.
  await page
    .getByRole('link', { name: `Heads of ${name}`, exact: true })
    .first()
    .click()
  await expectHead(/\/public\//)
  await page.getByRole('link', { name, exact: true }).click()
  await expectHead(/\/organizations\//)
  await expect(page.getByRole('link', { name: `Heads of ${name}`, exact: true })).toBeVisible()
  await expect(page.getByText(`Draft of ${name}`)).toHaveCount(0)
  await page.goto('/?lang=fr')
  await expectHead(/\/\?lang=fr$/)
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(refused).toEqual([])
})

test('every page of the sitemap is found', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  const addresses = [...new Set(listed)]
  for (const path of addresses) expect((await request.get(path)).status(), path).toBe(200)
  // The head and the content of these pages are compared with the server's in `server-rendering.spec.ts`.
  const others = addresses.filter((path) => !/^\/(?:help|public|organizations)(?:\/|$)/.test(path))
  expect(others.toSorted()).toEqual(FIXED_PAGES.toSorted())
})

test('a language in the address is the one of the first paint, and stays @slow', async ({
  openAsVisitor,
}) => {
  const page = await openAsVisitor()
  const answer = await page.goto('/community-landing?lang=fr')
  expect(await answer!.text()).toContain('<html lang="fr"')
  const languages = page.getByRole('combobox', { name: 'Langue' })
  await expect(languages).toHaveValue('fr')
  await page.goto('/community-landing')
  await expect(languages).toHaveValue('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  await page.goto('/community-landing?lang=pt&from=mail')
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('es')
  await expect(page).toHaveURL(/\/community-landing\?from=mail$/)
  await expect(page).toHaveTitle('Comunidad · Fanfare')
})
