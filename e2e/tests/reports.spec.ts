import { expect, test, type Page } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'
import { demoAccount } from '../support/instance.ts'

const POST = '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware'
const TITLE = /^How we cut our p95 latency/

interface Reports {
  reports: { id: string; status: string; reason: string; reporter: { email: string } }[]
}

/** Resolves a user's open report over the API, because there is no screen for it yet. */
async function answer(page: Page, reporter: string, moderatorResponse: string) {
  const { email, password } = demoAccount('administrator')
  const signedIn = await page.request.post('/api/auth/login', { data: { email, password } })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const list = await page.request.get('/api/admin/reports?status=pending&limit=100', { headers })
  const { reports } = (await list.json()) as Reports
  const report = reports.find((each) => each.reporter.email === reporter)!
  const data = { moderatorResponse }
  const resolved = await page.request.put(`/api/admin/reports/${report.id}/resolve`, { headers, data })
  expect(resolved.status()).toBe(200)
}

test('a visitor cannot report a post, on its page or in a list', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto(POST)
  await expect(page.getByRole('button', { name: 'Copy URL' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Report post/ })).toHaveCount(0)
  await page.goto('/organizations/northwind-labs')
  await expect(page.getByRole('link', { name: TITLE }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Report post/ })).toHaveCount(0)
})

test('a user cannot report a post twice, and sees the answer when it arrives', async ({ openAsNewUser }) => {
  const { page, email } = await openAsNewUser('/reports')
  await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(POST)
  await page.getByRole('button', { name: 'Report post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report post' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose a reason')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await dialog.getByLabel('Description').fill('The same link every week.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Post reported successfully')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.goto('/community')
  await page.getByRole('button', { name: /^Report post: How we cut our p95 latency/ }).click()
  await dialog.getByRole('radio', { name: 'Violence' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText(/You have reported this post already/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'See your reports' }).click()

  await expect(page.getByRole('main').getByText('Pending')).toBeVisible()
  await answer(page, email, 'Thank you. We have asked the team to stop.')
  await expect(page.getByText('Your report was answered')).toBeVisible()
  await expect(page.getByText('Thank you. We have asked the team to stop.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Resolved')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
})
