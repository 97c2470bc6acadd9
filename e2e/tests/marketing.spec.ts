import { expect, test, type Page } from '../support/test.ts'

const PAGES = [
  ['/pricing', 'One plan, and it is free', 'Pricing · Fanfare'],
  ['/privacy', 'Privacy policy', 'Privacy policy · Fanfare'],
  ['/terms', 'Terms of use', 'Terms of use · Fanfare'],
] as const

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [path, heading, title] of PAGES) {
  test(`${path} opens for a visitor`, async ({ openAsVisitor }) => {
    const page = await openAsVisitor()
    await page.goto(path)
    await expect(headline(page)).toHaveText(heading)
    await expect(page).toHaveTitle(title)
  })

  test(`${path} fits on a phone, in the language of its visitor`, async ({ openAsVisitor }) => {
    const page = await openAsVisitor()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(headline(page)).toHaveText(heading)
    for (const language of ['fr', 'es', 'pt']) {
      await page.getByRole('contentinfo').getByRole('combobox').first().selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(headline(page)).not.toHaveText(heading)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  })
}

test('a link to a section of a legal text leads there, below the header', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/privacy#retention')
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeInViewport()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/privacy#contact$/)
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport()
  await page.getByRole('main').getByRole('button', { name: 'Request support' }).click()
  await expect(page.getByRole('dialog', { name: 'Request support' })).toBeVisible()
})

test('every link of the header and the footer leads a visitor to a page', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible()
  const links = page.locator('header a, footer a')
  const paths = [...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!)))]
  expect(paths.toSorted()).toEqual([
    '/',
    '/community-landing',
    '/help',
    '/integrations',
    '/integrations/slack-integration',
    '/login',
    '/pricing',
    '/privacy',
    '/terms',
  ])
  for (const path of paths) {
    const answer = await page.goto(path)
    expect({ path, status: answer!.status() }).toEqual({ path, status: 200 })
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
  }
})

test('the pricing page leads a visitor to the registration, and a member to the dashboard', async ({
  openAs,
  openAsVisitor,
}) => {
  const visitor = await openAsVisitor()
  await visitor.goto('/pricing')
  await visitor.getByRole('link', { name: 'Get started' }).click()
  await expect(visitor).toHaveURL(/\/register$/)
  const member = await openAs('member', '/pricing')
  await member.getByRole('main').getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(member).toHaveURL(/\/dashboard$/)
})

test('“Get started” opens the form of a new account', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  for (const path of ['/', '/pricing', '/integrations/slack-integration']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: 'Get started' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
  }
})
