import { expect, test, type Page } from '../../support/test.ts'
import { createDemoPost, createMember, demoMember } from '../../support/api.ts'
import {
  createDesktopSignIn,
  confirmDesktop,
  exchangeCode,
  recordNavigations,
} from '../../support/desktop.ts'
import { clipboardOf, uniqueEmail, submitPassword } from '../../support/people.ts'
import { signInAtProvider } from '../../support/provider.ts'
import { turnTwoFactorOn } from '../../support/two-factor.ts'

type Desktop = ReturnType<typeof createDesktopSignIn>

const question = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Sign in to Fanfare on Maya’s laptop?' })).toBeVisible()

/** Confirms, and expects the passed code to sign the desktop client in. */
async function expectSignedIn(page: Page, { state, verifier }: Desktop, email: string) {
  await question(page)
  await expect(page.getByText(email)).toBeVisible()
  const callback = await confirmDesktop(page)
  expect(`${callback.protocol}//${callback.host}${callback.pathname}`).toBe('fanfare://auth/callback')
  expect(callback.searchParams.get('state')).toBe(state)
  const { status, body } = await exchangeCode(callback.searchParams.get('code')!, verifier)
  expect(status).toBe(200)
  expect(body.user?.email).toBe(email)
  return body.token!
}

test('does nothing before the user confirms @slow', async ({ openPage }) => {
  const page = await openPage((await demoMember('member')).token)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto(createDesktopSignIn().path)
  await question(page)
  await page.reload()
  await question(page)
  expect(asked).toContain('GET /api/boot')
  expect(asked.filter((each) => !each.startsWith('GET '))).toEqual([])
})

test('signs in with a password on the way, and lists the computer among the sessions', async ({
  openAsVisitor,
}) => {
  const person = await createMember('Noor van Dijk')
  const page = await openAsVisitor()
  const desktop = createDesktopSignIn()
  await page.goto(desktop.path)
  await expect(page).toHaveURL(/\/login$/)
  await submitPassword(page, person)
  await question(page)
  await expectSignedIn(page, desktop, person.email)
  await page.goto('/profile')
  await expect(page.getByText('Fanfare desktop on Maya’s laptop')).toBeVisible()
})

test('signs in with a provider, and with a second factor too @slow', async ({ openAsVisitor }) => {
  const email = uniqueEmail()
  const first = await openAsVisitor()
  const desktop = createDesktopSignIn()
  await first.goto(desktop.path)
  await first.getByRole('link', { name: 'Continue with Google' }).click()
  await signInAtProvider(first, email)
  await expectSignedIn(first, desktop, email)

  const token = await first.evaluate(() => localStorage.getItem('session_token')!)
  const authenticator = await turnTwoFactorOn(token)
  const second = await openAsVisitor()
  const other = createDesktopSignIn()
  await second.goto(other.path)
  await second.getByRole('link', { name: 'Continue with LinkedIn' }).click()
  await signInAtProvider(second, email)
  await second.getByLabel('6-digit code').fill(authenticator.next())
  await second.getByRole('button', { name: 'Verify' }).click()
  await expectSignedIn(second, other, email)
})

test('if the client does not open, the code is copied and pasted, with the keyboard alone and on a phone @slow', async ({
  openPage,
}) => {
  const { token, email } = await createMember('Noor van Dijk')
  const page = await openPage(token)
  await page.setViewportSize({ width: 360, height: 740 })
  const desktop = createDesktopSignIn()
  await page.goto(desktop.path)
  await question(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Opening Fanfare…' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Open Fanfare' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const { body } = await exchangeCode(await clipboardOf(page), desktop.verifier)
  expect(body.user?.email).toBe(email)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})

test('where the client is signed in, a post opens in it when asked to, and later at once @slow', async ({
  openAs,
}) => {
  const path = await createDemoPost('Opened in the client')
  const page = await openAs('member', path)
  const open = page.getByRole('link', { name: 'Open in Fanfare on this computer' })
  await expect(page.getByRole('heading', { level: 1, name: 'Opened in the client' })).toBeVisible()
  await expect(open).toHaveCount(0)

  await page.goto(createDesktopSignIn().path)
  await confirmDesktop(page)
  await page.goto(path)
  // The link works before the page is hydrated, but says nothing.
  await expect(page.getByRole('button', { name: 'Generate AI comments' })).toBeEnabled()
  const opened = await recordNavigations(page)
  await open.click()
  const link = `fanfare:/${path}?server=${encodeURIComponent(new URL(page.url()).origin)}`
  await expect.poll(() => opened).toEqual([link])
  await page.getByRole('checkbox', { name: 'Always open links to posts there' }).check()

  await page.goto('/dashboard')
  await page.goto(path)
  await expect.poll(() => opened.filter((url) => url === link)).toHaveLength(2)
  await expect(page.getByText('This post opens in Fanfare on this computer')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect(open).toBeVisible()
  expect(opened.filter((url) => url === link)).toHaveLength(2)
})
