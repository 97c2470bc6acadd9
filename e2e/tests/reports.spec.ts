import { expect, test, type Page } from '../support/test.ts'
import { createMember, createPost, createTeam } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'

const POST = '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware'
const TITLE = /^How we cut our p95 latency/

/** Resolves a user's open report on the screen of administrators. */
async function answer(page: Page, reporter: string, response: string) {
  const row = page.getByRole('listitem').filter({ hasText: reporter })
  await expect(row.getByRole('link', { name: TITLE })).toBeVisible()
  await expect(page.getByText(/^Showing 1 – /)).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Resolve' }).click()
  await row.getByLabel('Your response to the reporter').fill(response)
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Resolve report' }).click()
  await expect(page.getByText('Report resolved')).toBeVisible()
  await expect(row).toHaveCount(0)
}

test('members are told that the reports are for administrators', async ({ openAs }) => {
  const page = await openAs('member', '/admin/reports')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})

test('a visitor cannot report a post, on its page or in a list', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto(POST)
  await expect(page.getByRole('button', { name: 'Copy public link' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Report post/ })).toHaveCount(0)
  await page.goto('/organizations/northwind-labs')
  await expect(page.getByRole('link', { name: TITLE }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Report post/ })).toHaveCount(0)
})

test('a user cannot report a post twice, and sees the answer when it arrives', async ({
  openAs,
  openAsNewUser,
}) => {
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

  await page.goto('/community?tags=performance')
  await page.getByRole('button', { name: /^Report post: How we cut our p95 latency/ }).click()
  await dialog.getByRole('radio', { name: 'Violence' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText(/You have reported this post already/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'See your reports' }).click()

  await expect(page.getByRole('main').getByText('Pending')).toBeVisible()
  await answer(
    await openAs('administrator', '/admin/reports?status=pending'),
    email,
    'Thank you. We have asked the team to stop.',
  )
  await expect(page.getByText('Your report was answered')).toBeVisible()
  await expect(page.getByText('Thank you. We have asked the team to stop.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Resolved')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
})

test('reports of five people hide a post, until an administrator has looked at it', async ({
  openAs,
  openPage,
}) => {
  const team = await createTeam()
  const title = `Too good to be true ${Date.now()}`
  const { id } = await createPost(team.owner, { organizationId: team.id, title, isPublic: true })
  const reporters = await Promise.all(
    ['Ada', 'Bea', 'Cleo', 'Dara', 'Edda'].map((name) => createMember(name)),
  )
  for (const reporter of reporters)
    await reporter.ask('POST', `/community/posts/${id}/report`, { reason: 'spam' })

  const stranger = await openPage(reporters[0]!.token)
  await stranger.goto('/community')
  const post = stranger.getByRole('link', { name: title, exact: true })
  await expect(stranger.getByRole('button', { name: /^Report post/ }).first()).toBeVisible()
  await expect(post).toHaveCount(0)

  const page = await openAs('administrator', `/admin/posts/${id}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect(page.getByRole('button', { name: 'Show again' })).toHaveCount(0)
  await stranger.reload()
  await expect(post).toBeVisible()
})
