import { createHash, randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { port } from './instance.ts'

const random = () => randomBytes(32).toString('base64url')

/** The sign-in of a desktop client: its secrets, and the path it opens in the browser. */
export function createDesktopSignIn(device = 'Maya’s laptop') {
  const [verifier, state] = [random(), random()]
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const path = `/desktop/sign-in?${new URLSearchParams({ challenge, state, device })}`
  return { verifier, state, path }
}

/** Exchanges a code as the desktop client does, without a cookie. */
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

/** The addresses that a page navigates to from now on, including those that open no page. */
export async function recordNavigations(page: Page): Promise<readonly string[]> {
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Page.enable')
  const sent: string[] = []
  inspector.on('Page.frameRequestedNavigation', ({ url }) => sent.push(url))
  return sent
}

/** Confirms the sign-in; returns the address the browser is redirected to. */
export async function confirmDesktop(page: Page): Promise<URL> {
  const sent = await recordNavigations(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Opening Fanfare…' })).toBeVisible()
  await expect.poll(() => sent).toHaveLength(1)
  return new URL(sent[0]!)
}
