import type { Page } from '@playwright/test'

/** Signs in on the open page of the sandbox provider, which redirects back. */
export async function signInAtProvider(page: Page, email: string, { verified = true } = {}) {
  await page.getByLabel('Name').fill('Sofia Lindqvist')
  await page.getByLabel('Email').fill(email)
  const proved = page.getByRole('checkbox')
  if ((await proved.isChecked()) !== verified) await proved.click()
  await page.getByRole('button', { name: /^(Sign in|Continue)( as this person)?$/ }).click()
}
