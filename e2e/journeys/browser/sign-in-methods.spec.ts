import { expect, test, type NewUser, type Page } from '../../support/test.ts'
import { authenticatorFor } from '../../support/authenticator.ts'
import { createMember, demoMember } from '../../support/api.ts'
import { linkMailedTo } from '../../support/mails.ts'
import { uniqueEmail, submitPassword } from '../../support/people.ts'
import { signInAtProvider } from '../../support/provider.ts'
import { turnTwoFactorOn } from '../../support/two-factor.ts'

/** Signs in with the sandbox provider under this address. */
async function signInWithProvider(page: Page, email: string, { verified = true, by = 'Google' } = {}) {
  await page.goto('/login')
  await page.getByRole('link', { name: `Continue with ${by}` }).click()
  await signInAtProvider(page, email, { verified })
}

const expectSignedIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()

/** Turns two-factor on by its open screen; returns the authenticator app and the recovery codes. */
async function turnTwoFactorOnAtScreen({ page }: NewUser) {
  await page.getByRole('button', { name: 'Generate a QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const authenticator = authenticatorFor(await page.locator('code').innerText())
  await page.getByLabel('6-digit code').fill(authenticator.next())
  await page.getByRole('button', { name: 'Verify and turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  return { authenticator, recoveryCodes }
}

test('with two-factor on, signing in requires a code or a recovery code', async ({
  openAsVisitor,
  openAsNewUser,
}) => {
  const person = await openAsNewUser('/2fa')
  const { authenticator, recoveryCodes } = await turnTwoFactorOnAtScreen(person)
  await linkMailedTo(person.email, 'Two-factor authentication is on')

  const page = await openAsVisitor()
  await page.goto('/login')
  await submitPassword(page, person)
  await expect(page.getByRole('heading', { name: 'Two-factor verification' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled()
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/Invalid verification code/)).toBeVisible()
  await page.getByLabel('6-digit code').fill(authenticator.next())
  await page.getByRole('button', { name: 'Verify' }).click()
  await expectSignedIn(page)

  const other = await openAsVisitor()
  await other.goto('/login')
  await submitPassword(other, person)
  await other.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await other.getByLabel('Recovery code').fill(recoveryCodes[0]!)
  await other.getByRole('button', { name: 'Verify' }).click()
  await expectSignedIn(other)
  await other.goto('/2fa')
  await expect(other.getByText('9 recovery codes left')).toBeVisible()
})

test('a forgotten password is reset by a mailed link, once, or by a link of an administrator', async ({
  openAsVisitor,
}) => {
  const { email } = await createMember('Noor van Dijk')
  const page = await openAsVisitor()
  const reset = async (link: string, password: string) => {
    await page.goto(link)
    await expect(page).toHaveURL(/\/reset-password$/)
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Reset password' }).click()
  }
  const done = page.getByRole('heading', { name: 'Your password has been reset' })

  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with email and password' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset email' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  const mailed = await linkMailedTo(email, 'Reset your password')
  await reset(mailed, 'Another-band-8!')
  await expect(done).toBeVisible()
  await page.goto(mailed)
  await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeVisible()

  const administrator = await demoMember('administrator')
  const { url } = await administrator.ask<{ url: string }>('POST', '/admin/reset-links', { email })
  await reset(url, 'Fourth-band-10!')
  await expect(done).toBeVisible()
  await page.goto('/login')
  await submitPassword(page, { email, password: 'Fourth-band-10!' })
  await expectSignedIn(page)
})

test('a new user signs in with Google, and with LinkedIn to the same account', async ({ openAsVisitor }) => {
  const email = uniqueEmail()
  const first = await openAsVisitor()
  await signInWithProvider(first, email)
  await expectSignedIn(first)
  expect(first.url()).not.toContain('token=')
  const second = await openAsVisitor()
  await signInWithProvider(second, email, { by: 'LinkedIn' })
  await expectSignedIn(second)
  await second.goto('/profile')
  await expect(second.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(second.getByRole('heading', { name: 'Set a password' })).toBeVisible()
})

test('a provider is linked to an unconfirmed account by its password @slow', async ({ openAsVisitor }) => {
  const { email, password } = await createMember('Noor van Dijk')
  const page = await openAsVisitor()
  await signInWithProvider(page, email)
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Link and sign in' }).click()
  await expectSignedIn(page)
  const again = await openAsVisitor()
  await signInWithProvider(again, email)
  await expectSignedIn(again)
})

test('the owner of an address takes the account that somebody else has set up with it @slow', async ({
  openAsVisitor,
  openAsNewUser,
}) => {
  const squatter = await openAsNewUser()
  await turnTwoFactorOn(squatter.token, squatter.password)
  const page = await openAsVisitor()
  await signInWithProvider(page, squatter.email)
  await page.getByRole('button', { name: 'Continue without password' }).click()
  await page.getByRole('button', { name: 'Remove the password and sign in' }).click()
  await expectSignedIn(page)
  await linkMailedTo(squatter.email, 'This account is yours now')
  await expect(squatter.page.getByRole('alertdialog', { name: 'Your session has expired' })).toBeVisible()
})

test('a user links a second provider, and confirms a first password at the provider @slow', async ({
  openAsVisitor,
}) => {
  const email = uniqueEmail()
  const page = await openAsVisitor()
  await signInWithProvider(page, email)
  await expectSignedIn(page)
  await page.goto('/profile')
  await expect(page.getByText(/Your only sign-in method/)).toBeVisible()
  await page.getByRole('button', { name: 'Link LinkedIn' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue to LinkedIn' }).click()
  await signInAtProvider(page, uniqueEmail())
  await expect(page.getByText('The sign-in method was added').first()).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('button', { name: 'Remove LinkedIn' })).toBeVisible()

  // As if the sign-in were long ago.
  await page.route('**/api/auth/reauthentication', async (route) => {
    const answer: object = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, validUntil: null } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await signInAtProvider(page, email)
  await expect(page.getByText('Confirmed. You have ten minutes to continue.').first()).toBeVisible()
  await page.getByLabel('New password').fill('Another-band-8!')
  await page.getByLabel('Confirm password').fill('Another-band-8!')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Password set').first()).toBeVisible()
})
