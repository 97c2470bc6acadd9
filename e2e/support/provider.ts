import type { Page } from '@playwright/test'

/** Tells the provider of the sandbox, whose page is on screen, who one is, and goes back with it. */
export async function showIdentity(page: Page, email: string, { verified = true } = {}) {
  await page.getByLabel('Name').fill('Sofia Lindqvist')
  await page.getByLabel('Email').fill(email)
  const proved = page.getByRole('checkbox')
  if ((await proved.isChecked()) !== verified) await proved.click()
  await page.getByRole('button', { name: /^(Sign in|Continue)( as this person)?$/ }).click()
}
