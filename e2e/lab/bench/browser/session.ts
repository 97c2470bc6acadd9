import { readFileSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { signIn } from '../../../support/people.ts'
import type { MeasuredServer } from './measured-server.ts'

/** What remains of a sign-in when all caches are cleared: cookies and local storage. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in the administrator of the demo data, who may open every screen, on the sign-in page. */
export async function openSession(browser: Browser, { url, dataDir }: MeasuredServer): Promise<Session> {
  const { accounts } = JSON.parse(readFileSync(`${dataDir}/demo-credentials.json`, 'utf8')) as {
    accounts: Array<{ role: string; email: string; password: string }>
  }
  // The cookie banner would cover the content.
  const localStorage = [{ name: 'cookie_consent', value: 'declined' }]
  const context = await browser.newContext({
    baseURL: url,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  await signIn(
    await context.newPage(),
    accounts.find(({ role }) => role === 'administrator')!,
  )
  const session = await context.storageState()
  await context.close()
  return session
}

/** The session of a visitor. It names the origin, because only the storage of named origins is cleared. */
export const visitorAt = (url: string): Session => ({
  cookies: [],
  origins: [{ origin: new URL(url).origin, localStorage: [] }],
})

/** Puts a session into the default context of the browser that listens for DevTools on a port. */
export async function setSession(port: number, session: Session): Promise<void> {
  // The connection is short, because it would attach to the page of Lighthouse too.
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  await browser.contexts()[0]!.setStorageState(session)
  await browser.close()
}

/** The token that the client keeps of a session. */
export const tokenOf = ({ origins }: Session): string =>
  origins[0]!.localStorage.find(({ name }) => name === 'session_token')!.value
