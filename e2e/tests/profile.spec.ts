import { expect, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'
import { linkMailedTo } from '../support/mails.ts'
import { uniqueEmail } from '../support/people.ts'
import { createImage } from '../support/pictures.ts'

test('a user uploads an avatar, and removes it', async ({ openAsNewUser }) => {
  const { page } = await openAsNewUser()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expectAccessible(page)
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('This kind of file does not work here.').first()).toBeVisible()
  await choose.setInputFiles(createImage())
  await expect(page.getByText('Avatar uploaded successfully').first()).toBeVisible()
  await page.reload()
  const face = page.getByRole('button', { name: 'Account menu' }).locator('img')
  await expect(face).toHaveAttribute('src', /\/api\/avatars\/.+\.webp$/)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(face).toHaveCount(0)
})

test('a new email address requires the password and a confirmation', async ({ openAsNewUser }) => {
  const { page, email, password } = await openAsNewUser()
  const wanted = uniqueEmail()
  await page.getByLabel('Name', { exact: true }).fill('Noor Haddad')
  await page.getByLabel('Email', { exact: true }).fill(wanted)
  await page.getByLabel('Your password').fill('Not-my-password-1!')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The password you entered is incorrect.')).toBeVisible()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(`Waiting for confirmation of ${wanted}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`We sent a link to ${wanted}.`)).toBeVisible()
  await linkMailedTo(email, 'Confirm your email address')
  await page.goto(await linkMailedTo(wanted, 'Confirm your new email address'))
  await expect(page.getByText(wanted)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(wanted)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Noor Haddad')
})

test('the owner of an account undoes an email change that somebody else has confirmed', async ({
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
  await expect(thief.page.getByText(`${theirs} belongs to your account.`)).toBeVisible()

  const owner = await openAsVisitor()
  await owner.goto(await linkMailedTo(thief.email, 'Your email address is being changed'))
  await expect(owner).toHaveURL(/\/cancel-email-change$/)
  await expectAccessible(owner)
  await owner.getByRole('button', { name: 'Keep my address and sign out everywhere' }).click()
  await expect(owner.getByText(`${thief.email} is the address of your account`)).toBeVisible()
  await thief.page.goto('/profile')
  await expect(thief.page.getByRole('alertdialog', { name: 'Your session has expired' })).toBeVisible()

  await owner.getByRole('link', { name: 'Reset your password' }).click()
  await owner.getByLabel('Email', { exact: true }).fill(thief.email)
  await owner.getByRole('button', { name: 'Send reset email' }).click()
  await owner.goto(await linkMailedTo(thief.email, 'Reset your password'))
  await owner.getByLabel('New password').fill('Another-band-8!')
  await owner.getByLabel('Confirm password').fill('Another-band-8!')
  await owner.getByRole('button', { name: 'Reset password' }).click()
  await expect(owner.getByRole('heading', { name: 'Your password has been reset' })).toBeVisible()
})

test('a new password ends the other sessions and keeps this one', async ({
  openAsVisitor,
  openAsNewUser,
}) => {
  const { page, email, password } = await openAsNewUser()
  const elsewhere = await openAsVisitor()
  const answer = await elsewhere.request.post('/api/auth/login', { data: { email, password } })
  const { token } = (await answer.json()) as { token: string }
  await page.reload()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^End the session of/ })).toHaveCount(1)

  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('Password1!')
  await page.getByLabel('Confirm password').fill('Password1!')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(/is easy to guess/).first()).toBeVisible()
  await page.getByLabel('New password').fill('Another-band-8!')
  await page.getByLabel('Confirm password').fill('Another-band-8!')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed').first()).toBeVisible()
  const status = () =>
    elsewhere.request.get('/api/auth/status', { headers: { authorization: `Bearer ${token}` } })
  expect((await status()).status()).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test('a user signs out everywhere', async ({ openAsNewUser }) => {
  const { page } = await openAsNewUser()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Sign out everywhere' })
    .click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
})

test('a user exports their data and deletes the account', async ({ openAsNewUser }) => {
  const { page, email, password } = await openAsNewUser()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('fanfare-export.zip')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  // The page behind a dialog is hidden from the accessibility tree.
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  const again = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(again.status()).toBe(400)
})
