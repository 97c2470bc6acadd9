import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { startChild } from '../sandbox/desktop/child.ts'
import { server, type Member } from './api.ts'

/** Starts a provider that redirects to the server at an address. */
export async function startProvider(address: string, port: number) {
  const script = fileURLToPath(new URL('../sandbox/openid/server.mjs', import.meta.url))
  const env = { ...process.env, PORT: String(port), REDIRECT_ORIGIN: address }
  const { stop } = await startChild('node', [script], { env })
  return { issuer: `http://127.0.0.1:${port}`, stop }
}

/** Sets a provider of a company up as an administrator, and offers it. */
export async function addProviderOnScreen(page: Page, issuer: string): Promise<void> {
  await page.goto('/admin/installation-settings')
  await page.getByRole('link', { name: 'Sign-in', exact: true }).click()
  await page.getByRole('link', { name: 'Add a provider' }).click()
  const values = {
    Label: 'Northwind',
    'Short name': 'company',
    Issuer: issuer,
    'Client ID': 'fanfare-company',
  }
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Client secret', { exact: true }).fill('sandbox')
  await page.getByRole('checkbox', { name: /^Offer it/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Test sign-in' })).toBeVisible()
}

/** Signs in on the open page of the sandbox provider, which redirects back. */
export async function signInAtProvider(page: Page, email: string, { verified = true } = {}) {
  // The page that leads here may have fields with the same names.
  const form = page.getByRole('form', { name: 'Somebody else' })
  await form.getByLabel('Name').fill('Sofia Lindqvist')
  await form.getByLabel('Email').fill(email)
  const proved = form.getByRole('checkbox')
  if ((await proved.isChecked()) !== verified) await proved.click()
  await form.getByRole('button', { name: 'Sign in' }).click()
}

interface SetUpProvider {
  id: string
  label: string
}

/** Sets up the provider of the sandbox as that of a company, over the API. */
export async function addProvider({ ask }: Member): Promise<SetUpProvider> {
  const redirect = await fetch(`${server}/api/auth/google`, { redirect: 'manual' })
  const { providers } = await ask<{ providers: SetUpProvider[] }>('POST', '/admin/openid-providers', {
    slug: 'company',
    label: 'Northwind',
    logo: null,
    issuer: new URL(redirect.headers.get('location')!).origin,
    clientId: 'fanfare-company',
    clientSecret: 'sandbox',
    scopes: 'openid profile email',
    nameClaim: 'name',
    requiredClaim: null,
    requiredValue: null,
    emailDomains: [],
    isOn: true,
  })
  return providers[0]!
}
