import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { confirmDesktop } from '../../support/desktop.ts'
import { submitPassword } from '../../support/people.ts'
import { createMember, createTeam, server } from '../../support/api.ts'
import { call, stateOf } from '../../support/desktop/bridge.ts'
import { startSecondInstance, type Client } from '../../support/desktop/client.ts'
import { startListener } from '../../support/desktop/listener.ts'
import { codeFor, launchBrowser, signIn, signInPage } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'

const callback = (code: string, state: string) =>
  `fanfare://auth/callback?${new URLSearchParams({ code, state })}`

/** The beginning of every session token. */
const TOKEN = 'fan_'

/** Everything a page can read of the client's data. */
async function seenBy(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    page: document.documentElement.outerHTML,
    address: location.href,
  }))
  return JSON.stringify([kept, await stateOf(page)])
}

const stepOf = async (client: Client) => (await stateOf(await client.window())).signIn

test('refuses a server that is not Fanfare @slow', async ({ start }) => {
  const foreign = await startListener()
  const page = await (await start({ knows: null })).window()
  const answers = []
  for (const address of ['no address', 'ftp://fanfare.example', 'http://fanfare.example', foreign.address])
    answers.push(await call(page, 'server:add', address))
  answers.push(await call(page, 'server:add', 'http://localhost:9'))
  expect(answers).toEqual(['malformed', 'malformed', 'insecure', 'not-fanfare', 'unreachable'])
  expect((await stateOf(page)).server).toBeNull()
  expect(foreign.heard).toEqual(['GET /api/health'])
  foreign.stop()
})

test('signs in with a real browser and returns by its link', async ({ desk, start }) => {
  const person = await createMember('Maya Lindqvist')
  const client = await start()
  const window = await client.window()
  await call(window, 'sign-in:start')
  const browser = await launchBrowser(desk)
  const page = await browser.newPage({ baseURL: server, locale: 'en-US' })
  await page.goto((await signInPage(desk)).href)
  await submitPassword(page, person)
  const back = await confirmDesktop(page)
  await browser.close()
  await startSecondInstance(desk, client, back.href)
  await expect.poll(async () => (await stateOf(window)).sessionHandle).not.toBeNull()
  await expect(window).toHaveURL(/app:\/\/bundle\/(dashboard|organizations)/)
})

test('signs in with a pasted code @slow', async ({ desk, start }) => {
  const person = await createMember('Maya Lindqvist')
  const client = await start()
  await signIn(desk, client, person)
  const { sessions } = await person.ask<{ sessions: Array<{ device: string | null }> }>(
    'GET',
    '/auth/sessions',
  )
  expect(sessions.filter(({ device }) => device !== null)).toHaveLength(1)
})

test('refuses a forged link, and the real one still works', async ({ desk, start }) => {
  const [person, stranger] = [await createMember('Maya Lindqvist'), await createMember('Mallory Night')]
  const client = await start()
  const window = await client.window()
  await call(window, 'sign-in:start')
  const page = await signInPage(desk)
  const forged = new URL(page)
  forged.searchParams.set('challenge', 'A'.repeat(43))
  await startSecondInstance(desk, client, callback(await codeFor(stranger, forged), 'A'.repeat(32)))
  expect(await stateOf(window)).toMatchObject({ sessionHandle: null, signIn: 'waiting' })
  await startSecondInstance(
    desk,
    client,
    callback(await codeFor(person, page), page.searchParams.get('state')!),
  )
  await expect.poll(async () => (await stateOf(window)).sessionHandle).not.toBeNull()
})

test('refuses the code of another sign-in @slow', async ({ desk, start }) => {
  const stranger = await createMember('Mallory Night')
  const client = await start()
  await call(await client.window(), 'sign-in:start')
  const page = await signInPage(desk)
  const forged = new URL(page)
  forged.searchParams.set('challenge', 'A'.repeat(43))
  await startSecondInstance(
    desk,
    client,
    callback(await codeFor(stranger, forged), page.searchParams.get('state')!),
  )
  await expect.poll(() => stepOf(client)).toBe('refused')
  expect((await stateOf(await client.window())).sessionHandle).toBeNull()
})

test('a link works once @slow', async ({ desk, start }) => {
  const person = await createMember('Maya Lindqvist')
  const client = await start()
  const window = await client.window()
  await call(window, 'sign-in:start')
  const page = await signInPage(desk)
  const link = callback(await codeFor(person, page), page.searchParams.get('state')!)
  await startSecondInstance(desk, client, link)
  await expect.poll(async () => (await stateOf(window)).sessionHandle).not.toBeNull()
  await call(window, 'session:end', (await stateOf(window)).sessionHandle)
  await startSecondInstance(desk, client, link)
  await call(window, 'sign-in:start')
  await startSecondInstance(desk, client, link)
  expect(await stateOf(window)).toMatchObject({ sessionHandle: null, signIn: 'waiting' })
})

test('neither windows nor files contain the token, and without a keyring a restart signs out', async ({
  desk,
  start,
}) => {
  const { member } = await createTeam()
  const client = await start()
  await signIn(desk, client, member)
  const window = await client.window()
  const { sessionHandle, sessionPersists } = await stateOf(window)
  expect(sessionPersists).toBe(false)
  // The control: the search finds a value where it is known to be.
  expect(member.token).toContain(TOKEN)
  await window.evaluate((token) => sessionStorage.setItem('planted', token), member.token)
  expect(await seenBy(window)).toContain(TOKEN)
  await window.evaluate(() => sessionStorage.removeItem('planted'))
  expect(await seenBy(window)).not.toContain(TOKEN)
  expect(readFileSync(join(client.folder, 'sessions.json'), 'utf8')).toBe('{}')
  const refused = await fetch(`${server}/api/users/me`, {
    headers: { authorization: `Bearer ${sessionHandle}` },
  })
  expect(refused.status).toBe(401)
  await client.quit()
  const next = await start({ folder: client.folder })
  expect((await stateOf(await next.window())).sessionHandle).toBeNull()
})

test('with a keyring the session survives a restart, encrypted on disk', async ({ desk, start }) => {
  await desk.addKeyring()
  const { member } = await createTeam()
  const client = await start({ keyring: true })
  await signIn(desk, client, member)
  expect((await stateOf(await client.window())).sessionPersists).toBe(true)
  const { [server]: sealed } = JSON.parse(readFileSync(join(client.folder, 'sessions.json'), 'utf8'))
  const bytes = Buffer.from(sealed, 'base64')
  expect(bytes.subarray(0, 3).toString()).toBe('v11')
  expect(Buffer.from(member.token).includes(TOKEN)).toBe(true)
  expect(bytes.includes(TOKEN)).toBe(false)
  await client.quit()
  const next = await start({ keyring: true, folder: client.folder })
  await expect.poll(async () => (await stateOf(await next.window())).connection).toBe('online')
})
