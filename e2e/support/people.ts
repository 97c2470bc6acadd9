import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { demoAccount, type Account } from './instance.ts'

type Credentials = Pick<Account, 'email' | 'password'>

/** Signs in as somebody; ends on the dashboard. */
export async function signIn(page: Page, account: Credentials) {
  await page.goto('/login')
  await showPassword(page, account)
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Types email and password at the sign-in page that is on screen. */
export async function showPassword(page: Page, account: Credentials) {
  await page.getByRole('button', { name: 'Continue with email and password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(account.email)
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A person of the demo organization in a browser of their own, on the dashboard. */
export async function openAs(browser: Browser, role: Parameters<typeof demoAccount>[0]): Promise<Page> {
  const page = await (await openContext(browser)).newPage()
  await signIn(page, demoAccount(role))
  return page
}

/** A visitor in a browser of their own. */
export async function openAsVisitor(browser: Browser): Promise<Page> {
  return (await openContext(browser)).newPage()
}

function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
}

/** What the clipboard of this person holds. */
export const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

export interface NewPerson {
  page: Page
  name: string
  email: string
  password: string
}

/** Somebody with a new account, signed in, on a page of the product. */
export async function openAsNewcomer(
  browser: Browser,
  path = '/profile',
  name = 'Noor van Dijk',
): Promise<NewPerson> {
  const email = newAddress()
  const password = 'Brass-band-7!'
  const page = await openAsVisitor(browser)
  const answer = await page.request.post('/api/auth/register', {
    data: { name, email, password },
  })
  const { token } = (await answer.json()) as { token: string }
  await page.goto('/')
  await page.evaluate((value) => localStorage.setItem('session_token', value), token)
  await page.goto(path)
  return { page, name, email, password }
}

let addresses = 0

/** An e-mail address nobody has. */
export const newAddress = () => `person-${process.pid}-${Date.now()}-${(addresses += 1)}@fanfare.example`
