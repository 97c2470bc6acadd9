import { addMember, createMember, createTeam, type Member } from '../../support/api.ts'
import { openMoreFields } from '../../support/posts.ts'
import { expect, test, type Page } from '../../support/test.ts'

const TITLE = 'We are hiring a designer'
/** The server tells members who are due every fifteen seconds. */
const TOLD = { timeout: 40_000 }
const HOUR_MS = 3_600_000

const clockIn = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(11, 16)

/** From an hour ago until in three hours. */
const fallAsleep = (person: Member) =>
  person.ask('PUT', '/notifications/rhythm', {
    timeZone: 'UTC',
    activeHours: null,
    quietHours: { from: clockIn(-1), to: clockIn(3) },
    daysOff: [],
    postsPerDay: null,
  })

async function shareBy(page: Page, organizationId: string, isAtOnce: boolean) {
  await page.goto(`/${organizationId}/create-post`)
  await page.getByRole('textbox', { name: 'Link (URL)' }).fill('https://www.linkedin.com/posts/hiring')
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await openMoreFields(page)
  if (isAtOnce) await page.getByRole('checkbox', { name: 'Notify everyone at once' }).check()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
}

const bellOf = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  })

test('an owner spreads notifications, sees who was told, and tells everyone now but those who sleep', async ({
  openPage,
}) => {
  test.setTimeout(120_000)
  const team = await createTeam()
  const sleeper = await createMember('Nora Quist')
  await addMember(team, sleeper)
  await fallAsleep(sleeper)
  const [page, awake, asleep] = await Promise.all([
    openPage(team.owner.token),
    openPage(team.member.token),
    openPage(sleeper.token),
  ])
  await Promise.all([awake.goto('/profile'), asleep.goto('/profile')])

  await page.goto(`/organizations/${team.id}/settings/organization`)
  await page.getByRole('checkbox', { name: 'Notify each member at their own time' }).click()
  await expect(page.getByText('Organization updated successfully')).toBeVisible()

  await shareBy(page, team.id, false)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText(/^Notified 0 of 2, next:/)).toBeVisible()
  await expect(timeline.getByRole('listitem').filter({ hasText: 'Notifies the next member' })).toBeVisible()
  await expect(bellOf(awake, 0)).toBeVisible()

  await timeline.getByRole('button', { name: 'Notify everyone now' }).click()
  await expect(page.getByText('Everyone is notified now or after quiet hours').first()).toBeVisible()
  await expect(timeline.getByText(/^Notified 1 of 2, next:/)).toBeVisible(TOLD)
  await expect(timeline.getByText('Notified the first member')).toBeVisible()
  await expect(timeline.getByRole('button')).toHaveCount(0)
  await expect(bellOf(awake, 1)).toBeVisible()
  await expect(bellOf(asleep, 0)).toBeVisible()

  await shareBy(page, team.id, true)
  await expect(timeline.getByText(/^Notified 1 of 2, next:/)).toBeVisible(TOLD)
  await expect(bellOf(awake, 2)).toBeVisible()
  await expect(bellOf(asleep, 0)).toBeVisible()

  const address = new URL(page.url()).pathname
  await awake.goto(address)
  await expect(awake.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
  await expect(awake.getByRole('region', { name: 'Timeline' })).toHaveCount(0)
})
