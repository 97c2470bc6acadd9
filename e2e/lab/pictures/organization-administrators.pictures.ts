import { invite } from '../../support/teams.ts'
import { demoPost, settings, signUp } from './support/demo.ts'
import { take } from './support/take.ts'
import { expect, test } from './support/test.ts'

test('members and invitations', async ({ openAs }) => {
  await signUp('Priya Nair', 'priya@northwind.example')
  const page = await openAs('owner', await settings('/users'))
  await invite(page, 'priya@northwind.example', { role: 'Admin' })
  const done = page.getByText('Invitation sent successfully')
  await expect(done).toBeVisible()
  await expect(done).toHaveCount(0)
  await page.setViewportSize({ width: 1200, height: 1000 })
  await take(page, 'settings-users')
})

test('share messages, with the variables', async ({ openAs }) => {
  const page = await openAs('owner', await settings('/customizations/share-messages'))
  const field = page.getByLabel('Public message')
  await field.fill('We wrote about it: ')
  await field.press('End')
  await field.pressSequentially('$')
  await field.press('Enter')
  await field.pressSequentially(' by our own people')
  await page.getByLabel('Chat message').fill('New from us. Say what you really think: ')
  await page.getByLabel('Chat message').press('End')
  await page.getByLabel('Chat message').pressSequentially('$')
  await expect(page.getByRole('option', { name: 'Post Title' })).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 900 })
  await take(page, 'settings-share-messages')
  // The title: the address would show the port of this run.
  await page.getByLabel('Chat message').press('ArrowDown')
  await page.getByLabel('Chat message').press('Enter')
  await page.getByRole('button', { name: 'Save messages' }).click()
  await expect(page.getByRole('button', { name: 'Save messages' })).toBeDisabled()
})

test('a workspace of Slack, and sharing to it', async ({ openAs }) => {
  const page = await openAs('owner', await settings('/integrations/slack'))
  await page.getByRole('button', { name: 'Connect Slack' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sync users' }).click()
  await expect(page.getByText('Last synced')).toBeVisible()
  await take(page, 'settings-slack')
  await page.goto(`/posts/${(await demoPost()).id}`)
  await page.getByRole('button', { name: 'Share to Slack' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share to Slack' })
  await dialog.getByRole('combobox', { name: 'Channel' }).selectOption('#marketing')
  await take(page, 'share-to-slack', { around: dialog })
})

test('AI providers, and the audit log of all this', async ({ openAs }) => {
  const page = await openAs('owner', await settings('/ai-prompts'))
  await page.getByLabel('Tone').fill('We know each other well. No marketing words.')
  await page.getByLabel('Words to avoid').fill('game changer, thrilled, excited to announce')
  await take(page, 'settings-ai-prompts')
  await page.goto(await settings('/audit-log'))
  await expect(page.getByRole('listitem').getByText('Sent an invitation')).toBeVisible()
  await take(page, 'settings-audit-log', { around: page.getByRole('main'), height: 420 })
})
