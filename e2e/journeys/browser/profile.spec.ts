import { expect, test } from '../../support/test.ts'
import { linkMailedTo } from '../../support/mails.ts'
import { uniqueEmail } from '../../support/people.ts'

test('the owner of an account undoes an email change that somebody else has confirmed @slow', async ({
  openAsVisitor,
  openAsNewUser,
}) => {
  const thief = await openAsNewUser()
  const theirs = uniqueEmail()
  await thief.page.getByLabel('Email', { exact: true }).fill(theirs)
  await thief.page.getByLabel('Your password').fill(thief.password)
  await thief.page.getByRole('button', { name: 'Save changes' }).click()
  await expect(thief.page.getByText(`Waiting for confirmation of ${theirs}`)).toBeVisible()
  await thief.page.goto(await linkMailedTo(theirs, 'Confirm your new email address'))
  await thief.page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(thief.page.getByText(`${theirs} belongs to your account.`)).toBeVisible()

  const owner = await openAsVisitor()
  await owner.goto(await linkMailedTo(thief.email, 'Your email address is being changed'))
  await expect(owner).toHaveURL(/\/cancel-email-change$/)
  await owner.getByRole('button', { name: 'Keep my address and sign out everywhere' }).click()
  await expect(owner.getByText(`${thief.email} is still your address`)).toBeVisible()
  await thief.page.goto('/profile')
  await expect(thief.page.getByRole('alertdialog', { name: 'Your session has expired' })).toBeVisible()
  await expect(owner.getByRole('link', { name: 'Reset your password' })).toBeVisible()
})

test('a user exports their data and deletes the account @slow', async ({ openAsNewUser }) => {
  const { page, email, password } = await openAsNewUser()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('fanfare-export.zip')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  const again = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(again.status()).toBe(400)
})
