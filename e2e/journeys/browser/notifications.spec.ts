import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { createTeam, share } from '../../support/api.ts'
import { letMorningCome } from '../../support/digests.ts'
import { countMailsTo, mailTo } from '../../support/mails.ts'
import { confirmAddress } from '../../support/people.ts'

test('the bell shows a new post from another browser, and marks everything as read', async ({ openPage }) => {
  const team = await createTeam()
  const page = await openPage(team.member.token)
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  const post = await share(team, 'Ten years of brass', ['What a sound'])
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const entry = panel.getByRole('link', { name: `Olga Ferreira shared a post in ${team.name}` })
  await expect(entry).toContainText('Ten years of brass')
  await expect(entry).toContainText('What a sound')

  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('Everything is marked as read', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await entry.click()
  await expect(page).toHaveURL(new RegExp(`/posts/${post.id}$`))
})

test('a post without suggestions asks for one, and then says what waits', async ({ openPage }) => {
  const team = await createTeam()
  const page = await openPage(team.member.token)
  await page.goto('/profile')
  const post = await share(team, 'A quiet launch')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('link', { name: /shared a post without suggestions/ })).toBeVisible()
  await panel.getByRole('link', { name: 'Suggest', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/posts/${post.id}$`))
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await team.owner.ask('POST', '/comments', { postId: post.id, content: 'At last' })
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(panel.getByRole('link', { name: /shared a post in/ })).toContainText('At last')
  await expect(panel.getByRole('link', { name: 'Suggest', exact: true })).toHaveCount(0)
})

test('a digest is mailed once a day, and its links end it @slow', async ({ openPage, openAsVisitor }) => {
  const team = await createTeam()
  const { email, token } = team.member
  await confirmAddress(team.member)
  const page = await openPage(token)
  await page.goto('/profile')
  const digest = page.getByRole('checkbox', { name: 'Send a daily digest by email' })
  await expect(digest).not.toBeChecked()
  await choose(digest)
  await page.reload()
  await expect(digest).toBeChecked()

  await share(team, 'The first parade')
  // A digest leaves out the last five seconds, which the next one covers.
  await expect(async () => {
    await letMorningCome()
    expect(await countMailsTo(email, '1 new notification')).toBe(1)
  }).toPass({ timeout: 60_000 })
  const { text, headers } = await mailTo(email, '1 new notification')
  expect(text).toContain('The first parade')
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

  const visitor = await openAsVisitor()
  await visitor.goto(text.match(/https?:\/\/\S+\/unsubscribe\?\S+/)![0])
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(visitor.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await page.reload()
  await expect(digest).not.toBeChecked()

  await choose(digest)
  await page.reload()
  await expect(digest).toBeChecked()
  const oneClick = headers['list-unsubscribe']!.slice(1, -1)
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(oneClick, { method: 'POST', body })).status).toBe(204)
  await page.reload()
  await expect(digest).not.toBeChecked()
})

test('hours are kept for the account, and reach its other browsers at once', async ({ openPage }) => {
  const team = await createTeam()
  const [page, other] = [await openPage(team.member.token), await openPage(team.member.token)]
  for (const each of [page, other]) await each.goto('/profile#preferences')
  const hours = (view: typeof page) => view.getByRole('region', { name: 'Your hours' })
  await hours(page).getByRole('checkbox', { name: 'Quiet hours' }).click()
  await expect(hours(other).getByRole('checkbox', { name: 'Quiet hours' })).toBeChecked()

  const quiet = hours(page).getByRole('group', { name: 'Quiet hours' })
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/notifications/rhythm'))
  await quiet.getByLabel('From').fill('21:30')
  await quiet.getByLabel('From').press('Enter')
  await saved
  await hours(page).getByLabel('Time zone').selectOption('Asia/Tokyo')
  await expect(hours(page).getByRole('button', { name: /^Use this device’s zone/ })).toBeVisible()
  await expect(hours(other).getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
  await other.reload()
  await expect(hours(other).getByLabel('From')).toHaveValue('21:30')
})

/** Clicks the checkbox of the digest, and waits until that is saved. */
async function choose(digest: Locator): Promise<void> {
  const saved = digest.page().waitForResponse((answer) => answer.url().endsWith('/users/me/digest'))
  await digest.click()
  await saved
}
