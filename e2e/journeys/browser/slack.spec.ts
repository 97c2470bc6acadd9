import { createPost } from '../../support/api.ts'
import { tomorrow } from '../../support/posts.ts'
import { slackUrl } from '../../support/slack.ts'
import { expect, test } from '../../support/test.ts'

test('an owner connects Slack, shares a post to a channel, and sees when the app is removed there @slow', async ({
  openAsOwner,
  openAsVisitor,
}) => {
  const { id: organizationId, owner } = await openAsOwner('/integrations/slack')
  const { page } = owner
  const settings = page.url()

  await test.step('who cancels at Slack is back, and nothing is said to have failed', async () => {
    await page.getByRole('button', { name: 'Connect Slack' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'Not connected' })).toBeVisible()
    await expect(page).toHaveURL(settings)
    await expect(page.getByText('Slack connection failed.')).toHaveCount(0)
  })

  await test.step('who allows it is connected, and syncs the users', async () => {
    await page.getByRole('button', { name: 'Connect Slack' }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByText('Slack connected successfully')).toBeVisible()
    await expect(page).toHaveURL(settings)
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Sync users' }).click()
    await page.getByRole('checkbox', { name: 'Show bots and deleted people' }).click()
    const users = page.getByRole('list', { name: 'Users' }).getByRole('listitem')
    await expect(users.filter({ hasText: 'Bruno Costa' })).toContainText('Deleted')
    await expect(users.filter({ hasText: 'Viktor Guest' })).toContainText('Ultra restricted')
    await expect(page.getByText('Last synced')).toBeVisible()
  })

  await test.step('a message to all reaches nobody who has not asked for it', async () => {
    await page.getByRole('button', { name: 'Send message to all' }).click()
    const dialog = page.getByRole('dialog', { name: 'Message to all' })
    await dialog.getByLabel('Message').fill('Hello all')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send to all' }).click()
    await expect(
      page.getByText(/The members who want Slack messages have not confirmed their email address/),
    ).toBeVisible()
  })

  const title = `How we cut our latency ${Date.now()}`
  const post = await createPost(owner, { organizationId, title, isPublic: true })
  const workspace = await openAsVisitor()
  await test.step('a post is shared to a channel', async () => {
    await page.goto(`/posts/${post.id}`)
    await page.getByRole('button', { name: 'Share to Slack' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share to Slack' })
    await expect(dialog.getByRole('option', { name: '#sales (without the bot)' })).toBeDisabled()
    await expect(dialog.getByText('You can only choose channels the bot is in.')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Channel' }).selectOption('#marketing')
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(dialog.getByText('The post is now in #marketing.')).toBeVisible()
    await workspace.goto(slackUrl())
    await workspace.getByRole('link', { name: '#marketing' }).click()
    await expect(workspace.getByText(title).first()).toBeVisible()
  })

  await test.step('a scheduled post is shared when it starts', async () => {
    const later = `We launch a rocket ${Date.now()}`
    const schedule = { timeZone: 'UTC', start: tomorrow(), windowHours: 48 }
    const scheduled = await createPost(owner, { organizationId, title: later, isPublic: true, schedule })
    await page.goto(`/posts/${scheduled.id}`)
    await page.getByRole('button', { name: 'Share to Slack' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share to Slack' })
    await expect(dialog.getByText(/^The message waits until the post starts/)).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Channel' }).selectOption('#marketing')
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(dialog.getByText('The message for #marketing waits for the start.')).toBeVisible()
    const waiting = dialog.getByRole('list', { name: 'Waiting for the start' })
    await expect(waiting.getByRole('button', { name: 'Cancel the message for #marketing' })).toBeVisible()
    await owner.ask('PATCH', `/posts/${scheduled.id}`, { schedule: { timeZone: 'UTC', windowHours: 48 } })
    await expect(workspace.getByText(later).first()).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

  await test.step('an app that is removed at Slack shows as not connected', async () => {
    await page.goto(settings)
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    await workspace.goto(slackUrl())
    await workspace.getByRole('button', { name: 'Uninstall app' }).click()
    await expect(page.getByRole('heading', { name: 'Not connected' })).toBeVisible()
  })
})
