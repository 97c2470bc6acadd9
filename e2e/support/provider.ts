import type { Page } from '@playwright/test'
import { server, type Member } from './api.ts'

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
