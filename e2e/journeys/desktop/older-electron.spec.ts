import { createTeam, countAvailable, share } from '../../support/api.ts'
import { startSecondInstance } from '../../support/desktop/client.ts'
import { clickEntry, labelsOf } from '../../support/desktop/menu.ts'
import { renderersOf } from '../../support/desktop/processes.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'

// The other tests run on a newer Electron: see `playwright.config.ts`.

test('an older Electron starts the client in the tray, opens its window and quits @slow', async ({
  desk,
  start,
}) => {
  const client = await start({ words: ['--hidden'] })
  expect(await client.app.evaluate(() => process.versions.electron)).toMatch(/^25\./)
  const item = await client.item()
  expect(await labelsOf(item)).toEqual(['Sign in…', 'Settings…', 'Quit Fanfare'])
  await startSecondInstance(desk, client)
  await expect((await client.window()).getByRole('heading', { level: 1 })).toBeVisible()
  expect(await renderersOf(client, 'Seccomp')).toEqual(['2'])
  const ended = new Promise((code) => client.app.process().once('exit', code))
  await clickEntry(item, 'Quit Fanfare')
  expect(await ended).toBe(0)
})

test('an older Electron signs in, shows a new post, and copies a suggestion @slow', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const post = await share(team, 'Ten years of brass', ['What a sound'])
  await expect
    .poll(() => desk.notifications.shown.map(({ body }) => body))
    .toEqual([`${post.title}\n“What a sound”`])
  desk.notifications.click(desk.notifications.shown[0]!)
  const window = await client.window()
  await expect(window).toHaveURL(`app://bundle/posts/${post.id}`)
  await expect(window.getByText('What a sound')).toBeVisible()
  const item = await client.item()
  await clickEntry(item, 'Ten years of brass – 1 left', 'Copy next suggestion and open')
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  expect(desk.clipboard()).toBe('What a sound')
  expect(await countAvailable(team, post)).toBe(0)
  await clickEntry(item, 'Undo copy')
  await expect.poll(() => countAvailable(team, post)).toBe(1)
})

test('an older Electron keeps a session in the keyring @slow', async ({ desk, start }) => {
  await desk.addKeyring()
  const { member } = await createTeam()
  const first = await start({ keyring: true })
  await signIn(desk, first, member)
  await first.quit()
  const item = await (await start({ keyring: true, folder: first.folder, words: ['--hidden'] })).item()
  await expect.poll(() => item.tooltip()).toBe('Fanfare')
})
