import { expect, type Page } from '@playwright/test'
import type { Account, Member } from './api.ts'
import { linkMailedTo } from './mails.ts'

type Credentials = Pick<Account, 'email' | 'password'>

/** Signs in on the sign-in page; ends on the dashboard. */
export async function signIn(page: Page, account: Credentials) {
  await page.goto('/login')
  await submitPassword(page, account)
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Submits email and password on the open sign-in page. */
export async function submitPassword(page: Page, account: Credentials) {
  await page.getByRole('button', { name: 'Continue with email and password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(account.email)
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Confirms the address of an account with its mailed link. */
export async function confirmAddress({ email, ask }: Member): Promise<void> {
  const link = new URL(await linkMailedTo(email, 'Confirm your email address'))
  await ask('POST', '/auth/verify-email', { token: link.searchParams.get('token') })
}

export const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

let addresses = 0

/** An email address without an account. */
export const uniqueEmail = () => `person-${process.pid}-${Date.now()}-${(addresses += 1)}@fanfare.example`
