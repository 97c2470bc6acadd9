import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

for (const path of ['/admin', '/admin/dashboard', '/admin/people', '/admin/log', '/admin/nothing']) {
  test(`a member is denied ${path}`, async ({ openAs }) => {
    const page = await openAs('member', path)
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
  })
}

test('a visitor of an administrators’ page is sent to the start', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/admin/people')
  await expect(page).toHaveURL(/\/$/)
})

test('an administrator disables somebody, whose open page signs out and who cannot sign in', async ({
  openAs,
  openAsNewUser,
}) => {
  const name = `Dora Disabled ${Date.now()}`
  const { page: theirs, email, password } = await openAsNewUser('/profile', name)
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()

  const page = await openAs('administrator')
  await page.getByRole('banner').getByRole('link', { name: 'Administration' }).click()
  await expect(page.getByText('Total users')).toBeVisible()
  await expectAccessible(page)
  const bar = page.getByRole('navigation', { name: 'Administration' })
  await bar.getByRole('link', { name: 'People' }).click()
  await page
    .getByRole('searchbox', { name: 'Search by the start of a name or email' })
    .fill(name.toUpperCase())
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: `Actions on ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Disable account' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Disable ${name}?` })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Disable account' }).click()
  await expect(row.getByText('Disabled', { exact: true })).toBeVisible()

  await expect(theirs).toHaveURL(/\/$/)
  await theirs.goto('/login')
  await theirs.getByRole('button', { name: 'Continue with email and password' }).click()
  await theirs.getByLabel('Email').fill(email)
  await theirs.getByLabel('Password', { exact: true }).fill(password)
  await theirs.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(theirs.getByText(/This account has been disabled/)).toBeVisible()

  await bar.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `Disabled an account: ${name}` })).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await expectAccessible(page)
})

test('the bar fits a phone', async ({ openAs }) => {
  const page = await openAs('administrator')
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/admin/jobs')
  const bar = page.getByRole('navigation', { name: 'Administration' })
  await expect(bar.getByRole('link', { name: 'Jobs' })).toBeInViewport()
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWider).toBe(false)
  await expectAccessible(page)
})
