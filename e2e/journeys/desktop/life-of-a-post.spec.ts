import { createPost, createTeam } from '../../support/api.ts'
import { labelsOf } from '../../support/desktop/menu.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { tomorrow } from '../../support/posts.ts'

const MINUTE_MS = 60_000
const ENTRY = '• Ten years of brass – 1 left'

/** Three minutes ahead, as the end of a post. */
const soon = () => new Date(Date.now() + 3 * MINUTE_MS).toISOString().slice(0, 16)

test('the tray follows a post from its start to its end, and reminds of it once @slow', async ({
  desk,
  start,
}) => {
  test.setTimeout(5 * MINUTE_MS)
  const team = await createTeam()
  const { owner, member } = team
  await owner.ask('PATCH', `/organizations/${team.id}`, { reminderShare: 50 })
  const client = await start()
  await signIn(desk, client, member)
  const item = await client.item()
  const { id } = await createPost(owner, {
    organizationId: team.id,
    title: 'Ten years of brass',
    suggestions: ['What a sound'],
    schedule: { timeZone: 'UTC', start: tomorrow(), windowHours: 48 },
  })
  const summaries = () => desk.notifications.shown.map(({ summary }) => summary)
  const shared = `Olga Ferreira shared a post in ${team.name}`
  const first = async () => (await labelsOf(item))[0]
  expect(await first()).not.toBe(ENTRY)

  await owner.ask('PATCH', `/posts/${id}`, { schedule: { timeZone: 'UTC', end: soon() } })
  await expect.poll(summaries).toEqual([shared])
  await expect.poll(first).toBe(ENTRY)

  await owner.ask('PUT', `/posts/${id}/end`, { hours: 0 })
  await expect.poll(first).not.toBe(ENTRY)
  await owner.ask('PUT', `/posts/${id}/end`, { timeZone: 'UTC', end: soon() })
  await expect.poll(first).toBe(ENTRY)

  const reminded = `A post in ${team.name} ends soon`
  await expect.poll(summaries, { timeout: 3 * MINUTE_MS }).toEqual([shared, reminded])
  desk.notifications.press(desk.notifications.shown.at(-1)!, 'Copy')
  await expect.poll(() => desk.clipboard()).toBe('What a sound')
})
