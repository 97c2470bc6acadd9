import { createTeam, type Member } from '../../support/api.ts'
import { stateOf } from '../../support/desktop/bridge.ts'
import type { Client } from '../../support/desktop/client.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openSettings } from '../../support/desktop/windows.ts'

interface Sessions {
  sessions: unknown[]
}

/** How many sessions of a user the server knows, besides that of the test. */
const otherSessions = async ({ ask }: Member) =>
  (await ask<Sessions>('GET', '/auth/sessions')).sessions.length - 1

test('says that the server has ended the session, and opens the sign-in on click @slow', async ({
  desk,
  start,
}) => {
  const { member } = await createTeam()
  const client = await start()
  await signIn(desk, client, member)
  const window = await client.window()
  await member.ask('DELETE', '/auth/sessions')
  await expect
    .poll(() => desk.notifications.shown.map(({ summary }) => summary))
    .toEqual(['You were signed out'])
  expect((await stateOf(window)).sessionHandle).toBeNull()
  expect(await (await client.item()).tooltip()).toBe('Fanfare – not signed in')
  desk.notifications.click(desk.notifications.shown[0]!)
  await expect(window.getByRole('button', { name: 'Sign in with your browser' })).toBeVisible()
})

test('says nothing when the person signs out @slow', async ({ desk, start }) => {
  const { member } = await createTeam()
  const client = await start()
  await signIn(desk, client, member)
  const window = await client.window()
  expect(await otherSessions(member)).toBe(1)
  // The menu of a page that is still loading closes, or moves away under the pointer.
  await expect(window.getByText('Total posts')).toBeVisible()
  await window.getByRole('button', { name: 'Account menu' }).click()
  await window.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
  await expect(window.getByRole('button', { name: 'Sign in with your browser' })).toBeVisible()
  expect(await otherSessions(member)).toBe(0)
  expect(desk.notifications.shown).toEqual([])
})

/** Forgets the server in the settings of the client; the windows start anew. */
async function forgetServer(client: Client) {
  const window = await client.window()
  const settings = await openSettings(client, '/desktop-settings/servers')
  await settings.getByRole('button', { name: /^Forget localhost/ }).click()
  await settings.getByRole('button', { name: 'Forget', exact: true }).click()
  await expect(window.getByLabel('Server address')).toBeVisible()
  return window
}

test('ends the session at a server that is forgotten @slow', async ({ desk, start }) => {
  const { member } = await createTeam()
  const client = await start()
  await signIn(desk, client, member)
  expect(await otherSessions(member)).toBe(1)
  await forgetServer(client)
  await expect.poll(() => otherSessions(member)).toBe(0)
  expect(desk.notifications.shown).toEqual([])
})

test('says that a forgotten server has not ended the session @slow', async ({ desk, start, ownServer }) => {
  const { member } = await createTeam(ownServer.address)
  const client = await start({ knows: ownServer.address })
  await signIn(desk, client, member)
  await ownServer.stop()
  const window = await forgetServer(client)
  await expect(window.getByText('The session has not ended')).toBeVisible()
})
