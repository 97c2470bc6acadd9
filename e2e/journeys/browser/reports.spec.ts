import { expect, test } from '../../support/test.ts'

const POST = '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware'
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
  await expect(dialog.getByText(/You have reported this post already/)).toBeVisible()
  await dialog.getByRole('link', { name: 'See your reports' }).click()
  await expect(page.getByRole('main').getByText('Pending')).toBeVisible()

  const admin = await openAs('administrator', '/admin/reports?status=pending')
  const row = admin.getByRole('listitem').filter({ hasText: email })
  await expect(row.getByRole('link', { name: TITLE })).toBeVisible()
  await row.getByRole('button', { name: 'Resolve' }).click()
  await row.getByLabel('Your response to the reporter').fill('Thank you. We have asked the team to stop.')
  await row.getByRole('button', { name: 'Resolve report' }).click()
  await expect(admin.getByText('Report resolved')).toBeVisible()
  await expect(row).toHaveCount(0)

  await expect(page.getByText('Your report was answered')).toBeVisible()
  await expect(page.getByText('Thank you. We have asked the team to stop.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Resolved')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
})
