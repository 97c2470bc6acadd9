import { expect, type Page } from '@playwright/test'
import { authenticatorFor } from './authenticator.ts'
import { expectAccessible } from './axe.ts'

/** Turns two-factor on and tells what the phone and the paper hold now. */
export async function turnTwoFactorOn(page: Page) {
  await page.goto('/2fa')
  await page.getByRole('button', { name: 'Generate a QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const phone = authenticatorFor(await page.locator('code').innerText())
  await page.getByLabel('6-digit code').fill(phone.next())
  await page.getByRole('button', { name: 'Verify and turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const paper = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  return { phone, paper }
}
