import { expect, test } from '../../support/test.ts'
import { createMember, createOrganization } from '../../support/api.ts'
import { demoAccount } from '../../support/instance.ts'
import { signIn, submitPassword } from '../../support/people.ts'

test('an expired session says so, and leads back to the page and its draft', async ({ openPage }) => {
  const person = await createMember('Noor van Dijk')
  const { id } = await createOrganization(person)
  const page = await openPage(person.token)
  await page.goto(`/${id}/create-post`)
  await page.getByLabel('Title').fill('Half a thought')
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${person.token}` } })
  const notice = page.getByRole('alertdialog', { name: 'Your session has expired' })
  await expect(notice).toBeVisible({ timeout: 30_000 })
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

test('a user switches between organizations @slow', async ({ openAs }) => {
  const page = await openAs('owner')
  await page.getByRole('button', { name: /^Organization: / }).click()
  await page.getByRole('menuitemradio', { name: 'Tideline Studio' }).click()
  await expect(page.getByRole('link', { name: 'Tideline Studio opens its doors in Porto' })).toBeVisible()
})
