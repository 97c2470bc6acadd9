import { createTeam, countAvailable, share } from '../../support/api.ts'
import { stateOf } from '../../support/desktop/bridge.ts'
import { clickEntry, labelsOf } from '../../support/desktop/menu.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'

test('the tray shows that nobody is signed in, and offers to sign in @slow', async ({ start }) => {
  const client = await start()
  await client.window()
  const item = await client.item()
  expect(await item.tooltip()).toBe('Fanfare – not signed in')
  expect(await labelsOf(item)).toEqual(['Sign in…', 'Settings…', 'Quit Fanfare'])
})

test('the menu lists the newest posts with the number of available suggestions', async ({ desk, start }) => {
  const team = await createTeam()
  await share(team, 'Nothing here yet')
  await share(team, 'R&D _plays_ "brass" & more', ['Only one'])
  const client = await start()
  await signIn(desk, client, team.member)
  const item = await client.item()
  await expect.poll(() => labelsOf(item)).toContain('• R&D _plays_ "brass" & more – 1 left')
  expect((await labelsOf(item)).slice(0, 2)).toEqual([
    '• R&D _plays_ "brass" & more – 1 left',
    '• Nothing here yet – none yet',
  ])
  await share(team, 'Just shared', ['First', 'Second'])
  await expect.poll(async () => (await labelsOf(item))[0]).toBe('• Just shared – 2 left')
})

test('a post that the member skips elsewhere leaves the menu', async ({ desk, start }) => {
  const team = await createTeam()
  await share(team, 'Ten years of brass', ['What a sound'])
  const skipped = await share(team, 'Just shared', ['Louder, please'])
  const client = await start()
  await signIn(desk, client, team.member)
  const item = await client.item()
  await expect.poll(async () => (await labelsOf(item))[0]).toBe('• Just shared – 1 left')
  await team.member.ask('PUT', `/posts/${skipped.id}/skip`, {})
  await expect.poll(async () => (await labelsOf(item))[0]).toBe('• Ten years of brass – 1 left')
  expect((await labelsOf(item)).join()).not.toContain('Just shared')
})

test('the menu says why there is nothing to copy, until there is @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const { id: postId } = await share(team, 'Ten years of brass')
  const client = await start()
  await signIn(desk, client, team.member)
  const item = await client.item()
  const beforeUndo = async () => {
    const entries = await item.menu.read()
    return entries[entries.findIndex(({ label }) => label === 'Undo copy') - 1]
  }
  await expect.poll(beforeUndo).toMatchObject({ label: 'No suggestions yet', enabled: false })
  await team.member.ask('POST', '/comments', { postId, content: 'What a sound' })
  await expect.poll(beforeUndo).toMatchObject({ label: 'Only your own are left', enabled: false })
  await team.owner.ask('POST', '/comments', { postId, content: 'Louder, please' })
  await expect.poll(beforeUndo).toMatchObject({ label: 'Copy next suggestion', enabled: true })
  await clickEntry(item, 'Copy next suggestion')
  await expect.poll(beforeUndo).toMatchObject({ label: 'Only your own are left', enabled: false })
})

test('copying the next suggestion claims it, copies it, opens the post, and can be undone', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  const post = await share(team, 'Ten years of brass', ['What a sound', 'Louder, please'])
  const client = await start()
  await signIn(desk, client, team.member)
  const item = await client.item()
  const undoEntry = async () => {
    const entries = await item.menu.read()
    const place = entries.findIndex(({ label }) => label === 'Undo copy')
    return { place, enabled: entries[place]?.enabled }
  }
  await expect.poll(() => labelsOf(item)).toContain('• Ten years of brass – 2 left')
  const before = await undoEntry()
  expect(before.enabled).toBe(false)
  await clickEntry(item, 'Copy next suggestion')
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  await expect.poll(undoEntry).toEqual({ ...before, enabled: true })
  expect(['What a sound', 'Louder, please']).toContain(desk.clipboard())
  expect(await countAvailable(team, post)).toBe(1)
  await clickEntry(item, 'Undo copy')
  await expect.poll(() => countAvailable(team, post)).toBe(2)
  await expect.poll(undoEntry).toEqual(before)
  await expect.poll(desk.clipboard).toBe('')
})

test('an undo leaves what the person has copied since @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const post = await share(team, 'Ten years of brass', ['What a sound'])
  const client = await start()
  await signIn(desk, client, team.member)
  const item = await client.item()
  await clickEntry(item, 'Copy next suggestion')
  await expect.poll(desk.clipboard).toBe('What a sound')
  await client.app.evaluate(({ clipboard }) => clipboard.writeText('A phone number'))
  await clickEntry(item, 'Undo copy')
  await expect.poll(() => countAvailable(team, post)).toBe(1)
  await expect
    .poll(async () => (await item.menu.read()).find(({ label }) => label === 'Undo copy')?.enabled)
    .toBe(false)
  expect(desk.clipboard()).toBe('A phone number')
})

test('copying from the menu of a post uses that post @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const older = await share(team, 'The older one', ['From the older one'])
  await share(team, 'The newer one', ['From the newer one'])
  const client = await start()
  await signIn(desk, client, team.member)
  await clickEntry(await client.item(), '• The older one – 1 left', 'Copy next suggestion and open')
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(older.url)
  expect(desk.clipboard()).toBe('From the older one')
})

test('the icon shows unread posts until they are read on any device @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const item = await client.item()
  await expect.poll(() => item.tooltip()).toBe('Fanfare')
  const quiet = await item.picture()
  const post = await share(team, 'Read me', ['Well read'])
  await expect.poll(() => item.tooltip()).toBe('Fanfare – 1 new post')
  expect(await item.picture()).not.toBe(quiet)
  expect((await stateOf(await client.window())).servers[0]?.unread).toBe(1)
  await team.member.ask('PUT', '/notifications/read', { postIds: [post.id] })
  await expect.poll(() => item.tooltip()).toBe('Fanfare')
  expect(await item.picture()).toBe(quiet)
})

test('docks and task bars show the number of unread posts @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const posts = [await share(team, 'Read me', ['Well read']), await share(team, 'Me too', ['Me three'])]
  const badge = { application: 'application://fanfare.desktop', count: 2, visible: true }
  await expect.poll(() => desk.badges.at(-1)).toEqual(badge)
  await team.member.ask('PUT', '/notifications/read', { postIds: posts.map(({ id }) => id) })
  await expect.poll(() => desk.badges.at(-1)).toEqual({ ...badge, count: 0, visible: false })
})

test('opening a post from the menu shows it in the window @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const post = await share(team, 'Ten years of brass', ['What a sound'])
  const client = await start()
  await signIn(desk, client, team.member)
  await clickEntry(await client.item(), '• Ten years of brass – 1 left', 'Show suggestions')
  const window = await client.window()
  await expect(window).toHaveURL(`app://bundle/posts/${post.id}`)
  await expect(window.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
  await expect(window.getByText('What a sound')).toBeVisible()
})

test('quitting from the menu ends the program', async ({ start }) => {
  const client = await start()
  await client.window()
  const ended = new Promise((code) => client.app.process().once('exit', code))
  await clickEntry(await client.item(), 'Quit Fanfare')
  expect(await ended).toBe(0)
})
