import { expect, test, type Page } from '../../support/test.ts'

/** The guide, from the help of a member. */
async function openHelp(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  const opens = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Read more in the guide' }).click()
  return opens
}

const addressesOf = (page: Page) =>
  page.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))

test('the help leads to the guide, whose links and pictures all work', async ({ openAs }) => {
  const help = await openHelp(await openAs('member'))
  await expect(help.getByRole('heading', { level: 1, name: 'For members' })).toBeVisible()
  const refused: string[] = []
  help.on('response', (response) => {
    if (!response.ok() && response.status() !== 304) refused.push(`${response.status()} ${response.url()}`)
  })
  help.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })

  const waiting = [new URL('/help', help.url()).href]
  const seen = new Set(waiting)
  for (const address of waiting) {
    await help.goto(address)
    await expect(help.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const link of await addressesOf(help)) {
      const { href, origin, pathname, hash } = new URL(link)
      if (origin !== new URL(help.url()).origin) continue
      const page = href.replace(hash, '')
      if (pathname.startsWith('/help') && !seen.has(page)) waiting.push(page)
      seen.add(page)
    }
    for (const picture of await help.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
    }
  }
  expect(refused).toEqual([])
  expect(waiting.length).toBeGreaterThan(14)
})
