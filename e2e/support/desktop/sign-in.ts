import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import type { Desk } from '../../sandbox/desktop/desk.ts'
import type { Member } from '../api.ts'
import { call, stateOf } from './bridge.ts'
import type { Client } from './client.ts'

/** Starts a real browser at a desk. */
export const launchBrowser = ({ env }: Desk) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM!,
    chromiumSandbox: true,
    args: ['--disable-gpu'],
    env: env as Record<string, string>,
  })

/** The sign-in page that the client has opened in the browser, as the n-th page. */
export async function signInPage(desk: Desk, before = 0): Promise<URL> {
  await expect.poll(() => desk.browser.opened().slice(before).at(-1) ?? '').toContain('/desktop/sign-in?')
  return new URL(desk.browser.opened().at(-1)!)
}

/** The code the server issues to a signed-in user for the client. */
export async function codeFor(person: Member, page: URL): Promise<string> {
  const { code } = await person.ask<{ code: string }>('POST', '/auth/desktop/codes', {
    challenge: page.searchParams.get('challenge'),
    device: page.searchParams.get('device'),
  })
  return code
}

/** Signs a client in without its screens. */
export async function signIn(desk: Desk, client: Client, person: Member) {
  const window = await client.window()
  const opened = desk.browser.opened().length
  await call(window, 'sign-in:start')
  await call(window, 'sign-in:paste', await codeFor(person, await signInPage(desk, opened)))
  await expect.poll(async () => (await stateOf(window)).connection).toBe('online')
  // The client shows no notification from before its first request, so tests of notifications wait for it.
  const { server } = await stateOf(window)
  await expect.poll(() => positions(client)).toContain(server)
}

/** The servers whose notifications the client has read. */
function positions({ folder }: Client): string[] {
  const file = join(folder, 'inbox.json')
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object) : []
}
