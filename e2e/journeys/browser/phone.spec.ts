import type { Locator } from '@playwright/test'
import { demoAccount } from '../../support/instance.ts'
import { PHONE } from '../../support/crawl/inspect-page.ts'
import { clipboardOf } from '../../support/people.ts'
import { nextFor, suggestionOf, uniqueTitle } from '../../support/posts.ts'
import { expect, test, type Page } from '../../support/test.ts'

test.use({ viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })

const WORDS = ['One hand is enough', 'Next stop: the comments']

/** In CSS pixels; links within text are lower. */
const LOWEST_TARGET = 36

/** Taps elements that are high enough for a finger, on a page no wider than the phone. */
async function tap(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const { height } = (await target.boundingBox())!
  expect(height, `the height of ${target}`).toBeGreaterThanOrEqual(LOWEST_TARGET)
  expect(await target.page().evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await target.tap()
}

async function signIn(page: Page) {
  const { email, password } = demoAccount('member')
  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Sign in' }).first())
  await tap(page.getByRole('button', { name: 'Continue with email and password' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await tap(dialog.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('a member shares a post and its suggestions with a thumb, and a colleague and a visitor copy one each @slow', async ({
  openPage,
  openAs,
  openAsVisitor,
}) => {
  const title = uniqueTitle('Shared on the train')
  const page = await openPage()
  await signIn(page)

  await test.step('the bar at the bottom leads to the form', async () => {
    await tap(page.getByRole('main').getByRole('link', { name: 'Share a post' }).last())
    await page.getByLabel('Link (URL)', { exact: true }).fill('https://www.linkedin.com/posts/on-the-train')
    await page.getByLabel('Title').fill(title)
    await page.getByRole('radio', { name: /^Public/ }).check()
    await tap(page.getByRole('main').getByRole('button', { name: 'Share', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('suggestions are added', async () => {
    for (const words of WORDS) {
      const field = page.getByRole('textbox', { name: 'Suggest a comment' })
      const button = page.getByRole('button', { name: 'Suggest a comment' })
      await expect(field.or(button)).toBeVisible()
      if (!(await field.isVisible())) await tap(button)
      await field.fill(words)
      await tap(page.getByRole('button', { name: 'Add suggestion' }))
      await expect(suggestionOf(page, words)).toBeVisible()
    }
  })

  const colleague = await openAs('colleague')
  await test.step('a colleague copies one with two taps from the dashboard', async () => {
    await colleague.getByRole('link', { name: title }).first().tap()
    await tap(nextFor(colleague).getByRole('button', { name: 'Copy', exact: true }))
    await expect(colleague.getByRole('link', { name: 'Open linkedin.com' })).toBeVisible()
  })

  await test.step('it is used for everybody, until it is given back', async () => {
    const copied = await clipboardOf(colleague)
    await expect(suggestionOf(page, copied).getByText('Already used')).toBeVisible()
    await tap(colleague.getByRole('button', { name: 'Undo' }))
    await expect(suggestionOf(page, copied).getByText('Already used')).toHaveCount(0)
  })

  await test.step('a visitor copies one of the public page', async () => {
    const visitor = await openAsVisitor()
    await visitor.goto(`/public/northwind-labs/${title.toLowerCase().replaceAll(' ', '-')}`)
    await tap(visitor.getByRole('button', { name: 'Copy', exact: true }).first())
    await expect.poll(async () => WORDS.includes(await clipboardOf(visitor))).toBe(true)
  })

  await test.step('the drawer leads back, and ends the session', async () => {
    await tap(page.getByRole('button', { name: 'Open menu' }))
    await tap(page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }))
    await expect(page).toHaveURL(/\/dashboard$/)
    await tap(page.getByRole('button', { name: 'Open menu' }))
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Sign out' }))
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  })
})
