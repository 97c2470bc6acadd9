import { expectAccessible } from '../../support/axe.ts'
import { createTeam, server, share } from '../../support/api.ts'
import type { Desk } from '../../sandbox/desktop/desk.ts'
import { call, stateOf } from '../../support/desktop/bridge.ts'
import { startSecondInstance, type Client } from '../../support/desktop/client.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'

const SHORTCUT = 'CommandOrControl+Shift+L'

/** Signs in on a computer that knows no server yet. */
async function signInFirst(desk: Desk, client: Client) {
  const team = await createTeam()
  const window = await client.window()
  expect(await call(window, 'server:add', server)).toBe('ok')
  await signIn(desk, client, team.member)
  await expect(window.getByRole('heading', { name: 'Set up this computer' })).toBeVisible()
  return { team, window }
}

test('the first sign-in sets up the computer, once', async ({ desk, start }) => {
  const client = await start({ knows: null })
  const { team, window } = await signInFirst(desk, client)
  await expect.poll(async () => (await stateOf(window)).shortcut).toBe('on')
  await expect(window.getByText('It waits at the top right of your screen.')).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('checkbox', { name: 'Quiet hours' }).check()
  await expect(window.getByLabel('From')).toBeVisible()
  await window.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(window).toHaveURL('app://bundle/dashboard')
  const { settings } = await stateOf(window)
  expect(settings).toMatchObject({ launchAtLogin: true, shortcut: SHORTCUT, firstRunDone: true })
  await client.quit()

  const next = await start({ folder: client.folder })
  await signIn(desk, next, team.member)
  const again = await next.window()
  await expect(again).toHaveURL('app://bundle/dashboard')
  await expect(again.getByText('Total posts')).toBeVisible()
})

test('skipping it sets nothing, and leads to the post that was to be opened', async ({ desk, start }) => {
  const client = await start({ knows: null })
  const { team, window } = await signInFirst(desk, client)
  const post = await share(team, 'Ten years of brass')
  await startSecondInstance(desk, client, `fanfare://posts/${post.id}`)
  await expect(window.getByRole('heading', { name: 'Set up this computer' })).toBeVisible()
  await window.getByRole('button', { name: 'Skip' }).click()
  await expect(window).toHaveURL(`app://bundle/posts/${post.id}`)
  const { settings } = await stateOf(window)
  expect(settings).toMatchObject({ launchAtLogin: false, shortcut: null, firstRunDone: true })
})

test('says that another program has the shortcut, and takes another one @slow', async ({ desk, start }) => {
  const other = await start({ settings: { shortcut: SHORTCUT } })
  await expect.poll(async () => (await stateOf(await other.window())).shortcut).toBe('on')
  const { window } = await signInFirst(desk, await start({ knows: null }))
  await expect(window.getByText('Another program uses these keys. Choose others.')).toBeVisible()
  await window.getByRole('button', { name: 'Change' }).click()
  await window.keyboard.press('Control+Alt+K')
  await expect.poll(async () => (await stateOf(window)).shortcut).toBe('on')
  await expect(window.getByText('Another program uses these keys.')).toBeHidden()
})

test('says that the desktop has no tray, and what closing does @slow', async ({ desk, start }) => {
  await desk.tray.leave()
  const { window } = await signInFirst(desk, await start({ knows: null }))
  await expect(window.getByText('This desktop shows no tray icons.')).toBeVisible()
  await expectAccessible(window)
  await desk.tray.comeBack()
  await expect(window.getByText('It waits at the top right of your screen.')).toBeVisible()
})
