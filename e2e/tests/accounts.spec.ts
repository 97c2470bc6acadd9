import { expect, test } from '../support/test.ts'
import { createOrganization } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { demoAccount } from '../support/instance.ts'
import { signIn, submitPassword } from '../support/people.ts'

test('a new user creates an account and an organization, and returns to both', async ({ page }) => {
  const email = `new-${process.pid}-${Date.now()}@fanfare.example`
  await page.goto('/register')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Noor van Dijk')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('weak')
  await expect(dialog.getByRole('button', { name: 'Create account' })).toBeDisabled()
  await dialog.getByLabel('Password', { exact: true }).fill('Brass-band-7!')
  await dialog.getByLabel('Confirm password').fill('Brass-band-7?')
  await expect(dialog.getByText("Passwords don't match")).toBeVisible()
  await dialog.getByLabel('Confirm password').fill('Brass-band-7!')
  await dialog.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('heading', { name: 'No organization selected' })).toBeVisible()
  await page.getByRole('link', { name: 'Create an organization' }).click()
  const name = `Équipe Ünï ${Date.now()}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await expect(page.getByText(/\/organizations\/equipe-uni-\d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Edit address' }).click()
  await expect(page.getByLabel('Address')).toHaveValue(/^equipe-uni-\d+$/)
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: `Organization: ${name}` })).toBeVisible()
})

test('a wrong password is refused without saying what was wrong', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with email and password' }).click()
  await page.getByLabel('Email').fill(demoAccount('owner').email)
  await page.getByLabel('Password', { exact: true }).fill('Not-the-password-1!')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The email or password is incorrect.')
})

test('a page that requires a session opens after the sign-in', async ({ page }) => {
  await page.goto('/organizations')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with email and password' }).click()
  const { email, password } = demoAccount('member')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/organizations$/)
})

test('an expired session says so, and leads back to the page and its draft', async ({ openAsNewUser }) => {
  const person = await openAsNewUser('/dashboard')
  const { page, token } = person
  const { id } = await createOrganization(person)
  await page.goto(`/${id}/create-post`)
  await page.getByLabel('Title').fill('Half a thought')
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  const notice = page.getByRole('alertdialog', { name: 'Your session has expired' })
  await expect(notice).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Sign in' }).click()
  await submitPassword(page, person)
  await expect(page).toHaveURL(/\/create-post$/)
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought')
})

test('signing out ends the session in the browser and on the server', async ({ page }) => {
  await signIn(page, demoAccount('colleague'))
  const token = await page.evaluate(() => localStorage.getItem('session_token'))
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  const answer = await page.request.get('/api/auth/status', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})

test('the language chosen in the footer is remembered on the device', async ({ page }) => {
  await page.goto('/community-landing')
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' }).selectOption('pt')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vê do que as equipas se orgulham' }),
  ).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vê do que as equipas se orgulham' }),
  ).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('app_language'))).toBe('pt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
})

test('a user switches between organizations', async ({ openAs }) => {
  const page = await openAs('owner')
  await page.getByRole('button', { name: /^Organization: / }).click()
  await page.getByRole('menuitemradio', { name: 'Tideline Studio' }).click()
  await expect(page.getByRole('link', { name: 'Tideline Studio opens its doors in Porto' })).toBeVisible()
})
