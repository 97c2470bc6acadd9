import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { linkMailedTo } from '../support/mails.ts'
import { newAddress, openAs, openAsNewcomer, openAsVisitor, showPassword } from '../support/people.ts'
import { showIdentity } from '../support/provider.ts'
import { turnTwoFactorOn } from '../support/two-factor.ts'

/** Signs in at the provider of the sandbox as somebody who is typed in. */
async function arriveAs(page: Page, email: string, { verified = true, by = 'Google' } = {}) {
  await page.goto('/login')
  await page.getByRole('link', { name: `Continue with ${by}` }).click()
  await showIdentity(page, email, { verified })
}

const isIn = (page: Page) => expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()

test('with two-factor on, the password alone opens nothing; a code or a recovery code completes it', async ({
  browser,
}) => {
  const person = await openAsNewcomer(browser)
  const { phone, paper } = await turnTwoFactorOn(person.page)
  await linkMailedTo(person.email, 'Two-factor authentication is on')

  const page = await openAsVisitor(browser)
  await page.goto('/login')
  await showPassword(page, person)
  await expect(page.getByRole('heading', { name: 'Two-factor verification' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled()
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/This code is not right/)).toBeVisible()
  await page.getByLabel('6-digit code').fill(phone.next())
  await page.getByRole('button', { name: 'Verify' }).click()
  await isIn(page)

  const withPaper = await openAsVisitor(browser)
  await withPaper.goto('/login')
  await showPassword(withPaper, person)
  await withPaper.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await withPaper.getByLabel('Recovery code').fill(paper[0]!)
  await withPaper.getByRole('button', { name: 'Verify' }).click()
  await isIn(withPaper)
  await withPaper.goto('/2fa')
  await expect(withPaper.getByText('9 recovery codes left')).toBeVisible()
  await expectAccessible(withPaper)
})

test('a forgotten password is replaced by a link in a mail, once', async ({ browser }) => {
  const { email } = await openAsNewcomer(browser)
  const page = await openAsVisitor(browser)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with email and password' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset email' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expectAccessible(page)

  const link = await linkMailedTo(email, 'Reset your password')
  await page.goto(link)
  await expect(page).toHaveURL(/\/reset-password$/)
  await expectAccessible(page)
  await page.getByLabel('New password').fill('Another-band-8!')
  await page.getByLabel('Confirm password').fill('Another-band-8!')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password has been reset' })).toBeVisible()
  await page.goto(link)
  await page.getByLabel('New password').fill('Third-band-9!')
  await page.getByLabel('Confirm password').fill('Third-band-9!')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await page.goto('/login')
  await showPassword(page, { email, password: 'Another-band-8!' })
  await isIn(page)
})

test('somebody new comes in by Google, and by LinkedIn to the same account', async ({ browser }) => {
  const email = newAddress()
  const first = await openAsVisitor(browser)
  await arriveAs(first, email)
  await isIn(first)
  expect(first.url()).not.toContain('token=')
  const second = await openAsVisitor(browser)
  await arriveAs(second, email, { by: 'LinkedIn' })
  await isIn(second)
  await second.goto('/profile')
  await expect(second.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(second.getByRole('heading', { name: 'Set a password' })).toBeVisible()
})

test('an address the provider has not verified opens nothing, and a cancelled sign-in says so', async ({
  page,
}) => {
  await arriveAs(page, newAddress(), { verified: false })
  await expect(page.getByText(/told us no verified email address/)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continue with LinkedIn' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/You cancelled the sign-in/)).toBeVisible()
})

test('an account whose address nobody has proved is not handed to a provider', async ({ browser }) => {
  const { email } = await openAsNewcomer(browser)
  const page = await openAsVisitor(browser)
  await arriveAs(page, email)
  await expect(page.getByText(/There is already an account with this email/)).toBeVisible()
  await page.goto(await linkMailedTo(email, 'Confirm your email address'))
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await arriveAs(page, email)
  await isIn(page)
})

test('two-factor is asked for at an external sign-in too', async ({ browser }) => {
  const email = newAddress()
  const page = await openAsVisitor(browser)
  await arriveAs(page, email)
  await isIn(page)
  const { phone } = await turnTwoFactorOn(page)
  const again = await openAsVisitor(browser)
  await arriveAs(again, email)
  await expect(again.getByRole('heading', { name: 'Two-factor verification' })).toBeVisible()
  await again.getByLabel('6-digit code').fill(phone.next())
  await again.getByRole('button', { name: 'Verify' }).click()
  await isIn(again)
})

test('an administrator hands on a reset link where mail does not reach somebody', async ({ browser }) => {
  const { email } = await openAsNewcomer(browser)
  const administrator = await openAs(browser, 'administrator')
  await administrator.getByRole('button', { name: 'Account menu' }).click()
  await administrator.getByRole('menuitem', { name: 'Reset links' }).click()
  await administrator.getByLabel('Email of the account').fill(email)
  await administrator.getByRole('button', { name: 'Make a link' }).click()
  const link = administrator.getByText(/reset-password\?token=/)
  await expect(link).toBeVisible()
  await expectAccessible(administrator)

  const page = await openAsVisitor(browser)
  await page.goto(await link.innerText())
  await page.getByLabel('New password').fill('Another-band-8!')
  await page.getByLabel('Confirm password').fill('Another-band-8!')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.goto('/login')
  await showPassword(page, { email, password: 'Another-band-8!' })
  await isIn(page)
})
