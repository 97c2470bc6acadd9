import { createHash, randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { port } from './instance.ts'

const random = () => randomBytes(32).toString('base64url')

/** A desktop client that wants to sign in: what it keeps, and where it sends the browser. */
export function aDesktop(device = 'Maya’s laptop') {
  const [verifier, state] = [random(), random()]
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const path = `/desktop/sign-in?${new URLSearchParams({ challenge, state, device })}`
  return { verifier, state, path }
}

/** Swaps a code as the desktop client does: no browser, no cookie. */
export async function exchangeCode(code: string, verifier: string) {
  const answer = await fetch(`http://localhost:${port}/api/auth/desktop/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, verifier }),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { code?: string; token?: string; user?: { email: string } },
  }
}

/** Says yes on the page that asks; tells where the browser is sent by that, which no page sees. */
export async function confirmDesktop(page: Page): Promise<URL> {
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Page.enable')
  const sent: string[] = []
  inspector.on('Page.frameRequestedNavigation', ({ url }) => sent.push(url))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Opening Fanfare…' })).toBeVisible()
  await expect.poll(() => sent).toHaveLength(1)
  return new URL(sent[0]!)
}
