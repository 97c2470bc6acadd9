import type { Locator } from '@playwright/test'
import { createMember, createOrganization, createPost } from '../support/api.ts'
import { demoAccount, type DemoRole } from '../support/instance.ts'
import { PHONE } from '../support/crawl/inspect-page.ts'
import { clipboardOf } from '../support/people.ts'
import { nextFor, suggestionOf, uniqueTitle } from '../support/posts.ts'
import { expect, test, type Page } from '../support/test.ts'

test.use({ viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

/** In CSS pixels; links within text are lower. */
const LOWEST_TARGET = 36

/** Taps with a finger what is high enough for one, on a page that is not wider than the phone. */
async function tap(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const { height } = (await target.boundingBox())!
  expect(height, `the height of ${target}`).toBeGreaterThanOrEqual(LOWEST_TARGET)
  expect(await target.page().evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await target.tap()
}

async function signIn(page: Page, role: DemoRole) {
  const { email, password } = demoAccount(role)
  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Sign in' }).first())
  await tap(page.getByRole('button', { name: 'Continue with email and password' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await tap(dialog.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('a member shares a post and its suggestions with a thumb, and a colleague copies one', async ({
  openPage,
}) => {
  const title = uniqueTitle('Shared on the train')
  const [page, colleague] = [await openPage(), await openPage()]
  await signIn(page, 'member')

  await test.step('the bar at the bottom leads to the form', async () => {
    await tap(page.getByRole('main').getByRole('link', { name: 'Share a post' }).last())
    await page.getByLabel('Link', { exact: true }).fill('https://www.linkedin.com/posts/on-the-train')
    await page.getByLabel('Title').fill(title)
    await page.getByRole('radio', { name: /^Private/ }).check()
    await tap(page.getByRole('main').getByRole('button', { name: 'Share a post' }))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('suggestions are added', async () => {
    for (const words of ['One hand is enough', 'Next stop: the comments']) {
      const field = page.getByRole('textbox', { name: 'Suggest a comment' })
      if (!(await field.isVisible())) await tap(page.getByRole('button', { name: 'Suggest a comment' }))
      await field.fill(words)
      await tap(page.getByRole('button', { name: 'Add suggestion' }))
      await expect(suggestionOf(page, words)).toBeVisible()
    }
  })

  await test.step('a colleague copies one with two taps from the dashboard', async () => {
    await signIn(colleague, 'colleague')
    await colleague.getByRole('link', { name: title }).tap()
    await tap(nextFor(colleague).getByRole('button', { name: 'Copy', exact: true }))
    await expect(colleague.getByRole('link', { name: 'Open linkedin.com' })).toBeVisible()
  })

  await test.step('it is used for everybody, until it is given back', async () => {
    const copied = await clipboardOf(colleague)
    await expect(suggestionOf(page, copied).getByText('Already used')).toBeVisible()
    await tap(colleague.getByRole('button', { name: 'Undo' }))
    await expect(suggestionOf(page, copied).getByText('Already used')).toHaveCount(0)
  })

  await test.step('the drawer leads back, and ends the session', async () => {
    await tap(colleague.getByRole('button', { name: 'Open menu' }))
    await tap(colleague.getByRole('dialog').getByRole('link', { name: 'Dashboard' }))
    await expect(colleague).toHaveURL(/\/dashboard$/)
    await tap(colleague.getByRole('button', { name: 'Open menu' }))
    await tap(colleague.getByRole('dialog').getByRole('button', { name: 'Sign out' }))
    await expect(colleague.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  })
})

test('a visitor with a phone copies a suggestion of a public post', async ({ openAsVisitor }) => {
  const owner = await createMember('Olga Ferreira')
  const organization = await createOrganization(owner)
  const title = uniqueTitle('Read in the queue')
  const suggestions = ['Worth the wait', 'Next in line', 'After you', 'Moving along']
  const { slug } = await createPost(owner, {
    organizationId: organization.id,
    title,
    isPublic: true,
    suggestions,
  })
  const page = await openAsVisitor()
  await page.goto(`/public/${organization.slug}/${slug}`)
  await tap(page.getByRole('button', { name: 'Copy', exact: true }).first())
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(suggestions).toContain(await clipboardOf(page))
})
