import { createPost, createTeam } from '../../support/api.ts'
import { mailTo } from '../../support/mails.ts'
import { confirmAddress } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const TITLE = 'We are hiring a designer'
const MINUTE_MS = 60_000

/** The next whole minute but two, as the end of a post. */
const soon = () => new Date(Date.now() + 3 * MINUTE_MS).toISOString().slice(0, 16)

test('members are reminded of a post once, and turn reminders off with the link of the mail @slow', async ({
  openPage,
}) => {
  test.setTimeout(5 * MINUTE_MS)
  const team = await createTeam()
  await confirmAddress(team.member)
  const owner = await openPage(team.owner.token)
  await owner.goto(`/organizations/${team.id}/settings/company-information`)
  await owner.getByRole('combobox', { name: 'Remind members of a post' }).selectOption('At 50%')
  await expect(owner.getByText('Organization updated successfully')).toBeVisible()
  await createPost(team.owner, {
    organizationId: team.id,
    title: TITLE,
    suggestions: ['Lovely work, everybody.'],
    schedule: { timeZone: 'UTC', end: soon() },
  })

  const member = await openPage(team.member.token)
  await member.goto('/dashboard')
  await expect(member.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible({
    timeout: 3 * MINUTE_MS,
  })
  await member.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  const panel = member.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('link', { name: `A post in ${team.name} ends soon` })).toBeVisible()
  await expect(owner.getByText(/ends soon/)).toHaveCount(0)

  const { text, headers } = await mailTo(team.member.email, `Still time to comment: ${TITLE}`)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const link = text.match(/https?:\/\/\S+\/unsubscribe\S+/)![0]
  await member.goto(new URL(link).pathname + new URL(link).search)
  await expect(member.getByRole('heading', { name: 'Turn reminders off?' })).toBeVisible()
  await member.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(member.getByText(/^You will get no more reminders/)).toBeVisible()
  await member.goto('/profile')
  await expect(member.getByRole('switch', { name: 'Reminders of posts: Email' })).not.toBeChecked()
  await expect(member.getByRole('switch', { name: 'Reminders of posts: Fanfare' })).toBeChecked()
})
