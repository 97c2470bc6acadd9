import { createMember, createOrganization, createPost } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test, type Page } from '../support/test.ts'

const PATHS = [
  '/',
  '/integrations',
  '/integrations/slack-integration',
  '/integrations/slack-integration/demo',
]

/** A public post with a suggestion for each text; the newest ones are featured. */
async function sharePublicPost(suggestions: string[]) {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId } = await createOrganization(owner)
  const title = `A launch worth a word, ${Date.now()}`
  await createPost(owner, { organizationId, title, isPublic: true, suggestions })
  return title
}

const cards = (page: Page) => page.getByRole('figure').getByRole('article', { name: 'Suggestion' })

/** An entry of `layout-shift`, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** The sum of all layout shifts in the content of the page since it was opened. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const main = document.querySelector('main')!
          const shifts = (list.getEntries() as LayoutShift[]).filter(
            ({ hadRecentInput, sources }) =>
              !hadRecentInput && sources.some(({ node }) => main.contains(node)),
          )
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 1_000)
      }),
  )

test('a visitor goes from the landing page to the demo of Slack, and plays it to its end', async ({
  openAsVisitor,
}) => {
  const page = await openAsVisitor()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'See the integrations' }).click()
  await expect(page).toHaveTitle('Integrations · Fanfare')
  await expect(page.getByRole('button', { name: 'Discord: coming soon' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Learn more about Slack' }).click()
  await expect(page.getByRole('heading', { name: 'What people say' })).toBeVisible()
  await expect(page).toHaveTitle('Fanfare for Slack · Fanfare')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See the demo' }).click()

  await page.getByRole('button', { name: 'Start' }).press('Enter')
  const card = page.locator('li[aria-current=step]')
  await expect(card).toContainText('Ana shares a link from Slack')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(card).toContainText('Tom copies one')
  await expect(page.getByText('The demo has ended. You can start it again.')).toBeAttached()
  await expect(card).toHaveCount(0)
})

test('a visitor copies the live example, sees it used and the next one proposed', async ({
  openAsVisitor,
}) => {
  const words = Array.from({ length: 12 }, (_, index) => `Number ${index}: ${'well said '.repeat(index % 3)}`)
  const title = await sharePublicPost(words)
  const page = await openAsVisitor()
  await page.goto('/')
  const link = page.getByRole('link', { name: `From a public post: ${title}` })
  await expect(link).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  const first = cards(page).first()
  const text = (await first.locator('p').first().textContent())!
  await first.getByRole('button', { name: 'Copy' }).click()
  await expect(first.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await expect(first.getByText('You copied this')).toBeVisible()
  await expect(page.getByText(/^Copied\. Nobody else gets it/)).toBeVisible()
  await expect(cards(page).getByRole('button', { name: 'Copy' })).toHaveCount(2)
  await expectAccessible(page)
  expect(await shiftsOf(page)).toBeLessThan(0.01)

  const another = await openAsVisitor()
  await another.goto('/')
  await link.click()
  await expect(page.getByRole('article', { name: 'Suggestion' }).filter({ hasText: text })).toContainText(
    'You copied this',
  )
  await expect(cards(another).first()).toBeVisible()
  await expect(cards(another).filter({ hasText: text })).toHaveCount(0)
})

test('no page of the integrations is wider than a phone', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  for (const path of PATHS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflow, `${path} at ${width}`).toBe(0)
    }
  }
})
