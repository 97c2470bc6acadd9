import { ask } from '../../support/api.ts'
import { demoPost, signUp } from './support/demo.ts'
import { take } from './support/take.ts'
import { expect, test, type Page } from './support/test.ts'

/** Asks for support from the footer of the page. */
async function requestSupport(page: Page, title: string, description: string) {
  await page.getByRole('button', { name: 'Request support' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request support' })
  await dialog.getByLabel('Name').fill('Vera Lindqvist')
  await dialog.getByLabel('Email').fill('vera@lumen.example')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill(description)
  await dialog.getByLabel('Priority').selectOption('Medium')
  await expect(dialog.getByText('Checked', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toHaveCount(0)
}

test('what waits', async ({ openAs, openAsVisitor }) => {
  const { id } = await demoPost('We are hiring a founding designer in Lisbon')
  const reporter = await signUp('Noor van Dijk', 'noor@lumen.example')
  const body = { reason: 'spam', description: 'The same opening was here three times this month.' }
  await ask('POST', `/community/posts/${id}/report`, { token: reporter, body })
  const visitor = await openAsVisitor()
  await visitor.goto('/community-landing')
  await requestSupport(
    visitor,
    'My invitation has expired',
    'Northwind Labs invited me while I was on holiday. How do I get a new link?',
  )
  const page = await openAs('administrator', '/admin/dashboard')
  await expect(
    page
      .getByRole('region', { name: 'Needs attention' })
      .getByRole('link', { name: /^Review/ })
      .first(),
  ).toBeVisible()
  await take(page, 'administration')
})

test('a post that waits for a moderator', async ({ openAs }) => {
  const page = await openAs('administrator', '/admin/moderation')
  await page.getByRole('checkbox', { name: /^Approve .+ permanently$/ }).check()
  await take(page, 'moderation')
})

test('a report, and its answer', async ({ openAs }) => {
  const page = await openAs('administrator', '/admin/reports?status=pending')
  await page.getByRole('button', { name: 'Keep' }).click()
  await page
    .getByLabel('Your response to the reporter')
    .fill('Thank you for looking out. We have asked the team to share it once only.')
  await page.setViewportSize({ width: 1200, height: 1200 })
  await take(page, 'reports')
})

test('a support request', async ({ openAs }) => {
  const page = await openAs('administrator', '/admin/support')
  await page.getByRole('link', { name: /My invitation has/ }).click()
  await page
    .getByLabel('Answer', { exact: true })
    .fill('Ask Ana at Northwind Labs: one click in her settings sends it again.')
  await take(page, 'support-requests')
})

test('hosts', async ({ openAs }) => {
  const page = await openAs('administrator', '/admin/hosts')
  await expect(page.getByText('bsky.app')).toBeVisible()
  await take(page, 'hosts')
})
