import { submitPassword } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test('an administrator disables somebody, whose open page signs out and who cannot sign in @slow', async ({
  openAs,
  openAsNewUser,
}) => {
  const name = `Dora Disabled ${Date.now()}`
  const { page: theirs, ...person } = await openAsNewUser('/profile', name)
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()

  const page = await openAs('administrator', '/admin/people')
  await page
    .getByRole('searchbox', { name: 'Search by the start of a name or email' })
    .fill(name.toUpperCase())
  const row = page.getByRole('listitem').filter({ hasText: person.email })
  await row.getByRole('button', { name: `Actions on ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Disable account' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Disable ${name}?` })
  await dialog.getByRole('button', { name: 'Disable account' }).click()
  await expect(row.getByText('Disabled', { exact: true })).toBeVisible()

  await expect(theirs).toHaveURL(/\/$/)
  await theirs.goto('/login')
  await submitPassword(theirs, person)
  await expect(theirs.getByText(/This account has been disabled/)).toBeVisible()

  const bar = page.getByRole('navigation', { name: 'Admin' })
  await bar.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `Disabled an account: ${name}` })).toBeVisible()
})
