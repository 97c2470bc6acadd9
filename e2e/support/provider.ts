import type { Page } from '@playwright/test'

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
