import type { Desk } from '../../sandbox/desktop/desk.ts'
import { ask, countAvailable, createTeam, server, share } from '../../support/api.ts'
import { call, stateOf } from '../../support/desktop/bridge.ts'
import { clickEntry } from '../../support/desktop/menu.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'

const WITHIN = 2_000

const bodies = (desk: Desk) => desk.notifications.shown.map(({ body }) => body)

test('shows a new post within two seconds, and opens it on click', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const post = await share(team, 'Ten years of brass', ['What a sound'])
  await expect.poll(() => bodies(desk)).toEqual(['Ten years of brass\n“What a sound”'])
  const [told] = desk.notifications.shown
  expect(told!.summary).toBe(`Olga Ferreira shared a post in ${team.name}`)
  // Some desktops show a click as a button, too.
  expect(told!.actions).toEqual(['default', 'Open', '0', 'Copy'])
  const took = told!.at - post.sharedAt
  process.stdout.write(`From shared to told: ${took} ms\n`)
  expect(took).toBeLessThan(WITHIN)
  desk.notifications.click(told!)
  const window = await client.window()
  await expect(window).toHaveURL(`app://bundle/posts/${post.id}`)
  await expect(window.getByText('What a sound')).toBeVisible()
})

test('copies with one press, opens the post, and undoes with another', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const post = await share(team, 'Ten years of brass', ['What a sound'])
  await expect.poll(() => bodies(desk)).toEqual(['Ten years of brass\n“What a sound”'])
  desk.notifications.press(desk.notifications.shown[0]!, 'Copy')
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  expect(desk.clipboard()).toBe('What a sound')
  expect(await countAvailable(team, post)).toBe(0)
  await expect.poll(() => desk.notifications.shown.at(-1)?.summary).toBe('Copied: paste it as your comment')
  desk.notifications.press(desk.notifications.shown.at(-1)!, 'Undo')
  await expect.poll(() => countAvailable(team, post)).toBe(1)
  await expect.poll(() => desk.clipboard()).toBe('')
})

test('a press that is faster than the answer of the desktop copies too', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  desk.notifications.pressAtOnce('Copy')
  await share(team, 'Ten years of brass', ['What a sound'])
  await expect.poll(() => desk.clipboard()).toBe('What a sound')
})

test('asks for suggestions of a post without any, and says in their place what waits', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const post = await share(team, 'A quiet launch')
  await expect.poll(() => bodies(desk)).toEqual(['A quiet launch'])
  const [asked] = desk.notifications.shown
  expect(asked!.summary).toBe('Olga Ferreira shared a post without suggestions')
  expect(asked!.actions).toEqual(['default', 'Open', '0', 'Suggest'])
  await ask('POST', '/comments', { token: team.owner.token, body: { postId: post.id, content: 'At last' } })
  await expect.poll(() => bodies(desk)).toEqual(['A quiet launch', 'A quiet launch\n“At last”'])
  const told = desk.notifications.shown[1]!
  expect(told.id).toBe(asked!.id)
  desk.notifications.press(told, 'Copy')
  await expect.poll(() => desk.clipboard()).toBe('At last')
})

test('opens the post on click when no window is open @slow', async ({ desk, start }) => {
  await desk.addKeyring()
  const team = await createTeam()
  const first = await start({ keyring: true })
  await signIn(desk, first, team.member)
  await first.quit()
  const client = await start({ keyring: true, folder: first.folder, words: ['--hidden'] })
  const item = await client.item()
  await expect.poll(() => item.tooltip()).toBe('Fanfare')
  const post = await share(team, 'Behind closed windows')
  await expect.poll(() => bodies(desk)).toEqual(['Behind closed windows'])
  expect(client.app.windows()).toEqual([])
  desk.notifications.click(desk.notifications.shown[0]!)
  await expect(await client.window()).toHaveURL(`app://bundle/posts/${post.id}`)
})

test('summarizes many posts in one notification @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  for (let nth = 1; nth <= 6; nth += 1) await share(team, `Post ${nth}`)
  await expect.poll(() => desk.notifications.shown.at(-1)?.summary).toBe('6 new notifications')
  expect(desk.notifications.shown.filter(({ body }) => body.startsWith('Post ')).length).toBeLessThanOrEqual(
    3,
  )
})

const summaries = (desk: Desk) => desk.notifications.shown.map(({ summary }) => summary)
const AWAY = '1 notification during your pause'

test('is silent during a pause, and sums it up afterwards @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const item = await client.item()
  await clickEntry(item, 'Pause notifications', 'For 1 hour')
  await share(team, 'Nobody hears of this', ['Hush'])
  await expect.poll(() => item.tooltip()).toBe('Fanfare – 1 new post')
  expect(summaries(desk)).toEqual([])
  await clickEntry(item, 'Resume notifications')
  await expect.poll(() => summaries(desk)).toEqual([AWAY])
  await share(team, 'Everybody hears of this', ['Hear, hear'])
  await expect.poll(() => bodies(desk).at(-1)).toMatch(/^Everybody hears of this\n/)
  expect(desk.notifications.shown.length).toBe(2)
})

test('is silent on days off of the account, and hides titles on request @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const window = await client.window()
  const rhythm = {
    timeZone: 'UTC',
    activeHours: null,
    quietHours: null,
    daysOff: [],
    postsPerDay: null,
  }
  const today = new Date().getUTCDay()
  await team.member.ask('PUT', '/notifications/rhythm', { ...rhythm, daysOff: [today, (today + 1) % 7] })
  const daysOff = async () => Object.values((await stateOf(window)).rhythms)[0]?.daysOff.length
  await expect.poll(daysOff).toBe(2)
  await share(team, 'In the quiet', ['Hush'])
  await expect.poll(async () => (await stateOf(window)).servers[0]?.unread).toBe(1)
  expect(summaries(desk)).toEqual([])
  await call(window, 'settings:change', { notifyInFull: false })
  await team.member.ask('PUT', '/notifications/rhythm', rhythm)
  await expect.poll(daysOff).toBe(0)
  await share(team, 'In the loud', ['Hear, hear'])
  await expect.poll(() => summaries(desk)).toEqual([AWAY, 'A colleague shared a post'])
  for (const { summary, body } of desk.notifications.shown)
    expect(summary + body).not.toMatch(/loud|quiet|hear|Olga|Brass/i)
})

test('shows what was missed while the server was offline, once @slow', async ({ desk, start, ownServer }) => {
  const team = await createTeam(ownServer.address)
  const client = await start({ knows: ownServer.address })
  await signIn(desk, client, team.member)
  const window = await client.window()
  await share(team, 'Before')
  await expect.poll(() => bodies(desk)).toEqual(['Before'])
  await ownServer.stop()
  await expect.poll(async () => (await stateOf(window)).connection).toBe('offline')
  expect(await (await client.item()).tooltip()).toBe('Fanfare – offline')
  await ownServer.start()
  await share(team, 'Meanwhile')
  await expect.poll(() => bodies(desk), { timeout: 20_000 }).toEqual(['Before', 'Meanwhile'])
  await expect.poll(async () => (await stateOf(window)).connection).toBe('online')
  await share(team, 'After')
  await expect.poll(() => bodies(desk)).toEqual(['Before', 'Meanwhile', 'After'])
})

test('hears of posts at every server, and opens the one where a post was shared @slow', async ({
  desk,
  start,
  ownServer,
}) => {
  const [here, there] = [await createTeam(), await createTeam(ownServer.address)]
  const client = await start()
  await signIn(desk, client, here.member)
  const window = await client.window()
  expect(await call(window, 'server:add', ownServer.address)).toBe('ok')
  await signIn(desk, client, there.member)
  expect((await stateOf(window)).server).toBe(ownServer.address)
  const post = await share(here, 'At the other server', ['There'])
  await share(there, 'At the chosen server', ['Here'])
  await expect
    .poll(() => bodies(desk).toSorted())
    .toEqual(['At the chosen server\n“Here”', 'At the other server\n“There”'])
  expect(await (await client.item()).tooltip()).toBe('Fanfare – 2 new posts')
  desk.notifications.click(
    desk.notifications.shown.find(({ body }) => body.startsWith('At the other server'))!,
  )
  await expect(window).toHaveURL(`app://bundle/posts/${post.id}`)
  await expect(window.getByRole('heading', { name: 'At the other server' })).toBeVisible()
  expect((await stateOf(window)).server).toBe(server)
})
