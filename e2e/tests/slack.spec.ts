import { expectAccessible } from '../support/axe.ts'
import { slackUrl } from '../support/slack.ts'
import { confirm } from '../support/teams.ts'
import { expect, test, type Page } from '../support/test.ts'

const SECTION = '/integrations/slack'

/** From the open settings to Slack's page of consent and back. */
async function connect(page: Page) {
  await page.getByRole('button', { name: 'Connect to Slack' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('Slack connected successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/integrations\/slack$/)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
}

test('an owner who cancels at Slack is told that nothing was connected', async ({ openAsOwner }) => {
  const { owner } = await openAsOwner(SECTION)
  const { page } = owner
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Connect to Slack' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Slack connection failed.').first()).toBeVisible()
  await expect(page).not.toHaveURL(/slack=/)
})

test('an owner connects Slack, syncs its users, and disconnects', async ({ openAsOwner }) => {
  const { owner } = await openAsOwner(SECTION)
  const { page } = owner
  await connect(page)
  const users = page.getByRole('list', { name: 'Users' })
  await page.getByRole('button', { name: 'Sync users' }).click()
  await expect(users.getByRole('listitem').filter({ hasText: 'Bruno Costa' })).toContainText('Deleted')
  await expect(users.getByRole('listitem').filter({ hasText: 'Viktor Guest' })).toContainText(
    'Ultra restricted',
  )
  await expect(page.getByText('Last synced')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Search users' }).fill('Priya')
  await expect(users.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await confirm(page, 'Disconnect Slack')
  await expect(page.getByRole('button', { name: 'Connect to Slack' })).toBeVisible()
})

test('an app that is removed at Slack shows as not connected', async ({ openAsOwner, openAsVisitor }) => {
  const { owner } = await openAsOwner(SECTION)
  await connect(owner.page)
  const workspace = await openAsVisitor()
  await workspace.goto(slackUrl())
  await workspace.getByRole('button', { name: 'Uninstall app' }).click()
  await expect(owner.page.getByRole('heading', { name: 'Not connected' })).toBeVisible()
})
