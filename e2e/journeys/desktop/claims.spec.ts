import { startFaultProxy } from '../../sandbox/fault-proxy.ts'
import { createMember, createTeam, addMember, countAvailable, server, share } from '../../support/api.ts'
import { clickEntry } from '../../support/desktop/menu.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'

const ROUNDS = 3
/** As many as the tray lists. */
const LISTED_POSTS = 6

test('two members who copy at the same moment get different texts', async ({ desk, anotherDesk, start }) => {
  const team = await createTeam()
  const other = await createMember('Jules Moreau')
  await addMember(team, other)
  const desks = [desk, await anotherDesk()]
  const clients = await Promise.all(desks.map((at) => start({ at })))
  await Promise.all([team.member, other].map((person, nth) => signIn(desks[nth]!, clients[nth]!, person)))
  const items = await Promise.all(clients.map((client) => client.item()))

  for (let round = 1; round <= ROUNDS; round += 1) {
    const texts = [`Round ${round}: bravo`, `Round ${round}: encore`]
    const post = await share(team, `Round ${round}`, texts)
    const entry = `• Round ${round} – 2 left`
    for (const { menu } of items)
      await expect.poll(async () => (await menu.read()).map(({ label }) => label)).toContain(entry)
    await Promise.all(items.map((item) => clickEntry(item, entry, 'Copy next suggestion and open')))
    for (const at of desks) await expect.poll(() => at.browser.opened().at(-1)).toBe(post.url)
    expect(desks.map((at) => at.clipboard()).toSorted()).toEqual(texts)
    expect(await countAvailable(team, post)).toBe(0)
  }
})

test('copying next passes over own suggestions and posts copied from, and looks beyond the newest @slow', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  const older = await share(team, 'Shared long ago', ['From long ago'])
  const newer = await share(team, 'Shared lately', ['First of two', 'Second of two'])
  for (let index = 0; index < LISTED_POSTS; index += 1) {
    const { id: postId } = await share(team, `Shared today ${index}`)
    await team.member.ask('POST', '/comments', { postId, content: `Written by themselves, number ${index}` })
  }
  const client = await start()
  await signIn(desk, client, team.member)
  const item = await client.item()
  for (const { url } of [newer, older]) {
    await clickEntry(item, 'Copy next suggestion')
    await expect.poll(() => desk.browser.opened().at(-1)).toBe(url)
  }
  expect(desk.clipboard()).toBe('From long ago')
  await clickEntry(item, 'Copy next suggestion')
  await expect
    .poll(() => desk.notifications.shown.at(-1))
    .toMatchObject({
      summary: 'Nothing left to copy',
      body: 'You have copied from every post with suggestions left.',
    })
  expect(await countAvailable(team, newer)).toBe(1)
})

test('of two members who claim one suggestion, one gets it and the other is told', async ({
  desk,
  anotherDesk,
  start,
}) => {
  const team = await createTeam()
  const other = await createMember('Jules Moreau')
  await addMember(team, other)
  const post = await share(team, 'The last one', ['There is only this'])
  const desks = [desk, await anotherDesk()]
  const clients = await Promise.all(desks.map((at) => start({ at })))
  await Promise.all([team.member, other].map((person, nth) => signIn(desks[nth]!, clients[nth]!, person)))
  const items = await Promise.all(clients.map((client) => client.item()))
  for (const { menu } of items)
    await expect.poll(async () => (await menu.read())[0]?.label).toBe('• The last one – 1 left')
  await Promise.all(items.map(({ menu }) => menu.click('Copy next suggestion')))

  const told = () => desks.map((at) => at.notifications.shown.at(-1)?.summary ?? '')
  await expect
    .poll(() => told().toSorted())
    .toEqual(['Copied: paste it as your comment', 'Nothing left to copy'])
  const winner = desks[told().indexOf('Copied: paste it as your comment')]!
  const loser = desks.find((at) => at !== winner)!
  expect(winner.clipboard()).toBe('There is only this')
  expect(loser.browser.opened().filter((url) => url === post.url)).toEqual([])
})

test('a claim whose answer is lost is asked about after a restart, and its text offered @slow', async ({
  desk,
  start,
}) => {
  await desk.addKeyring()
  const team = await createTeam()
  const post = await share(team, 'The last one', ['There is only this'])
  const proxy = await startFaultProxy({ upstream: server, elsewhere: server })
  const first = await start({ keyring: true, knows: proxy.address })
  await signIn(desk, first, team.member)
  const { menu } = await first.item()
  await expect.poll(async () => (await menu.read())[0]?.label).toBe('• The last one – 1 left')
  proxy.plan(({ path }) => (path.endsWith('/claim-next') ? 'lost' : null))
  await menu.click('Copy next suggestion')
  await expect.poll(() => desk.notifications.shown.at(-1)?.body).toMatch(/^The server has not answered/)
  expect(await countAvailable(team, post)).toBe(0)
  await first.quit()

  proxy.plan(() => null)
  const told = desk.notifications.shown.length
  const next = await start({ keyring: true, knows: proxy.address, folder: first.folder })
  await expect
    .poll(() => desk.notifications.shown.slice(told).at(-1))
    .toMatchObject({
      summary: 'An earlier copy has worked',
      body: '“There is only this” is yours, but was not copied.',
    })
  const window = await next.window()
  await window.getByRole('button', { name: 'Copy it' }).click()
  await expect.poll(() => desk.clipboard()).toBe('There is only this')
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  await expect(window.getByText('An earlier copy has worked')).toBeHidden()
  proxy.stop()
})
