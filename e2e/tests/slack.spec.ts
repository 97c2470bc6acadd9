import { createPost, demoMember } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { slackUrl } from '../support/slack.ts'
import { confirm } from '../support/teams.ts'
import { expect, test, type Page } from '../support/test.ts'

const SECTION = '/integrations/slack'

// One after the other: an app that is removed at Slack is removed from all organizations.
test.describe.configure({ mode: 'default' })

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

test('an owner shares a post to a channel, and is told that a message to all reaches nobody', async ({
  openAsOwner,
  openAsVisitor,
}) => {
  const { id: organizationId, owner } = await openAsOwner(SECTION)
  const { page } = owner
  await connect(page)
  const settings = page.url()
  const title = `How we cut our latency ${Date.now()}`
  const post = await createPost(owner, { organizationId, title, isPublic: true })

  await page.goto(`/posts/${post.id}`)
  await page.getByRole('button', { name: 'Share to Slack' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share to Slack' })
  await dialog.getByRole('combobox', { name: 'Channel' }).selectOption('#sales (without the bot)')
  await expect(dialog.getByText('The bot is not in this channel')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('combobox', { name: 'Channel' }).selectOption('#marketing')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByText('The post is in #marketing now.')).toBeVisible()
  const workspace = await openAsVisitor()
  await workspace.goto(slackUrl())
  await workspace.getByRole('link', { name: '#marketing' }).click()
  await expect(workspace.getByText(title).first()).toBeVisible()

  await page.goto(settings)
  await page.getByRole('button', { name: 'Send message to all' }).click()
  const all = page.getByRole('dialog', { name: 'Message to all' })
  await all.getByLabel('Message').fill('Hello all')
  await all.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to all' }).click()
  await expect(
    page.getByText('No users in this organization have enabled Slack notifications.'),
  ).toBeVisible()
})

test('an owner messages all members, and sees who was not reached and why', async ({ openAs }) => {
  const { organizations } = await (
    await demoMember('owner')
  ).ask<{ organizations: { id: string }[] }>('GET', '/organizations')
  const page = await openAs('owner', `/organizations/${organizations[0]!.id}/settings${SECTION}`)
  await connect(page)
  await page.getByRole('button', { name: 'Sync users' }).click()
  await page.getByRole('button', { name: 'Send message to all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Message to all' })
  await dialog.getByLabel('Message').fill('Hello all')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to all' }).click()
  await expect(dialog.getByText('The message has been sent.')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Who was not reached' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
})

test('an app that is removed at Slack shows as not connected', async ({ openAsOwner, openAsVisitor }) => {
  const { owner } = await openAsOwner(SECTION)
  await connect(owner.page)
  const workspace = await openAsVisitor()
  await workspace.goto(slackUrl())
  await workspace.getByRole('button', { name: 'Uninstall app' }).click()
  await expect(owner.page.getByRole('heading', { name: 'Not connected' })).toBeVisible()
})
