import { expect, test } from '../../support/test.ts'

const POST = '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware'
/** Another test reads the post above meanwhile. */
const RELEASE = '/public/northwind-labs/fanfare-for-the-release-v3-0-is-out'
const TITLE = /^How we cut our p95 latency/

test('a user cannot report a post twice, and sees the answer when it arrives @slow', async ({
  openAs,
  openAsNewUser,
}) => {
  const { page, email } = await openAsNewUser(POST)
  const dialog = page.getByRole('dialog', { name: 'Report post' })
  await page.getByRole('button', { name: 'Report post' }).click()
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await dialog.getByLabel('Description').fill('The same link every week.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Post reported successfully')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Reported' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Report post' }).click()
  await dialog.getByRole('radio', { name: 'Violence' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText(/You have already reported this post/)).toBeVisible()
  await dialog.getByRole('link', { name: 'See your reports' }).click()
  await expect(page.getByRole('main').getByText('Pending')).toBeVisible()

  const admin = await openAs('administrator', '/admin/reports?status=pending')
  const row = admin.getByRole('link').filter({ hasText: email })
  await row.click()
  await expect(admin.getByRole('heading', { level: 2, name: TITLE })).toBeVisible()
  await admin.keyboard.press('e')
  const response = admin.getByLabel('Your response to the reporter')
  await expect(response).toHaveValue(/decided that it can stay/)
  await response.fill('Thank you. We have asked the team to stop.')
  await admin.getByRole('button', { name: 'Keep and answer' }).click()
  await expect(admin.getByText('Report resolved')).toBeVisible()
  await expect(row).toHaveCount(0)

  // The reporter learns of it when it can no longer be undone.
  await expect(page.getByText('Your report has been answered')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Thank you. We have asked the team to stop.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Resolved')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
})

test('an administrator hides a reported post from the public, and shows it again', async ({
  openAs,
  openAsNewUser,
  openAsVisitor,
}) => {
  const { page, email } = await openAsNewUser(RELEASE)
  await page.getByRole('button', { name: 'Report post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report post' })
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Post reported successfully')).toBeVisible()

  const admin = await openAs('administrator', '/admin/reports')
  await admin.getByRole('combobox', { name: /^Reporter/ }).fill(email)
  await admin.getByRole('option', { name: new RegExp(email) }).click()
  await admin.getByRole('button', { name: 'Hide' }).click()
  await admin.getByRole('button', { name: 'Hide and answer' }).click()
  await expect(admin.getByText('Report resolved')).toBeVisible()
  const visitor = await openAsVisitor()
  const statusOf = async () => (await visitor.goto(RELEASE))!.status()
  await expect.poll(statusOf, { timeout: 20_000 }).toBe(404)

  await admin.getByRole('link', { name: 'Review the post' }).click()
  await admin.getByRole('button', { name: 'Show again' }).click()
  await expect(admin.getByText('The post is public again')).toBeVisible()
  await expect.poll(statusOf, { timeout: 20_000 }).toBe(200)
})
