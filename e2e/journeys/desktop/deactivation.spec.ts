import type { Browser, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTeam, demoMember, server, share, type Member, type Team } from '../../support/api.ts'
import { stateOf, call } from '../../support/desktop/bridge.ts'
import { startSecondInstance, type Client } from '../../support/desktop/client.ts'
import { filesWith } from '../../support/desktop/files.ts'
import { launchBrowser, signInPage } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openSettings, openWindows } from '../../support/desktop/windows.ts'
import { confirmDesktop } from '../../support/desktop.ts'
import { connectDirectory, deactivate, SCIM_SCHEMAS, type Directory } from '../../support/directory.ts'
import { demoAccount } from '../../support/instance.ts'
import { signIn, uniqueEmail } from '../../support/people.ts'
import { addProvider, signInAtProvider } from '../../support/provider.ts'

const THREE_SECONDS = 3_000
const TEXT = 'I was there in the first row'
/** A token of a session, which only main has. */
const TOKEN = /fan_[\w-]{20}/

/** The sessions on disk, encrypted, by server. */
const storedSessions = ({ folder }: Client) =>
  JSON.parse(readFileSync(join(folder, 'sessions.json'), 'utf8')) as Record<string, string>

/** Opens the settings of the installation as an administrator, and connects a directory there. */
async function directoryIn(browser: Browser) {
  const page = await browser.newPage({ baseURL: server, locale: 'en-US' })
  await signIn(page, demoAccount('administrator'))
  await page.goto('/admin/installation-settings')
  return connectDirectory(page)
}

interface Provisioned {
  email: string
  team: Team
  administrator: Member
}

/** Provisions a person with a group whose people are members of a team; returns the id of the person. */
async function provision(directory: Directory, { email, team, administrator }: Provisioned): Promise<string> {
  const user = { schemas: [`${SCIM_SCHEMAS}:User`], userName: email, displayName: 'Sofia', active: true }
  const { id } = await directory('POST', 'Users', user)
  const group = { schemas: [`${SCIM_SCHEMAS}:Group`], displayName: team.name, members: [{ value: id }] }
  const { id: groupId } = await directory('POST', 'Groups', group)
  const mapping = { organizationId: team.id, role: 'member' }
  await administrator.ask('PUT', `/admin/scim/groups/${groupId}`, mapping)
  return id
}

interface Windows {
  main: Page
  panel: Page
  settings: Page
}

/** Throws unless the client shows and keeps nothing of the session, at this moment. */
async function expectSignedOut(client: Client, { main, panel, settings }: Windows) {
  expect(storedSessions(client)).toEqual({})
  expect(await stateOf(main)).toMatchObject({ sessionHandle: null, offers: null })
  expect(await (await client.item()).tooltip()).toBe('Fanfare – not signed in')
  for (const [page, heading] of [
    [main, 'Sign in'],
    [settings, 'Sign in to see your account'],
    [panel, 'Sign in to copy'],
  ] as const)
    expect(await page.getByRole('heading', { name: heading }).isVisible(), heading).toBe(true)
  expect(await panel.locator('body').innerText()).not.toContain(TEXT)
}

test('a person of a provider whom the directory deactivates is out of every window within three seconds', async ({
  desk,
  start,
}) => {
  // Three clients start: the desktop's and two pages of a browser.
  test.setTimeout(120_000)
  const [team, administrator] = await Promise.all([createTeam(), demoMember('administrator')])
  await share(team, 'Ten years of brass', [TEXT])
  const provider = await addProvider(administrator)
  await desk.addKeyring()
  const client = await start({ keyring: true })
  const main = await client.window()
  const browser = await launchBrowser(desk)

  const email = uniqueEmail()
  await call(main, 'sign-in:start')
  const page = await browser.newPage({ baseURL: server, locale: 'en-US' })
  await page.goto((await signInPage(desk)).href)
  await page.getByRole('link', { name: `Continue with ${provider.label}` }).click()
  await signInAtProvider(page, email)
  await startSecondInstance(desk, client, (await confirmDesktop(page)).href)
  await expect.poll(async () => (await stateOf(main)).connection).toBe('online')

  const directory = await directoryIn(browser)
  const id = await provision(directory, { email, team, administrator })
  const [, panel] = (await openWindows(client)) as [Page, Page]
  await expect(panel.locator('body')).toContainText(TEXT)
  const settings = await openSettings(client, '/profile')
  await expect(settings.getByLabel('Email')).toHaveValue(email)
  const { [server]: sealed } = storedSessions(client)
  expect(filesWith(client.folder, sealed!)).toHaveLength(1)

  const end = Date.now() + THREE_SECONDS
  await deactivate(directory, id)
  await expect(() => expectSignedOut(client, { main, panel, settings })).toPass({
    timeout: end - Date.now(),
    intervals: [50],
  })
  expect(filesWith(client.folder, sealed!)).toEqual([])
  // The control: what is looked for is what tokens look like.
  expect(administrator.token).toMatch(TOKEN)
  expect(filesWith(client.folder, TOKEN)).toEqual([])
  await browser.close()
  await administrator.ask('DELETE', `/admin/openid-providers/${provider.id}`)
})
