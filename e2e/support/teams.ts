import { expect, type Page } from '@playwright/test'

/** Invites an address from the open members section. */
export async function invite(page: Page, email: string, { role = 'Member' } = {}) {
  const form = page.getByRole('region', { name: 'Invite people' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('combobox', { name: 'Role' }).selectOption(role)
  await form.getByRole('button', { name: 'Send invitation' }).click()
  const toSignUp = form.getByRole('button', { name: 'Invite them to sign up' })
  await expect(invitationOf(page, email).or(toSignUp)).toBeVisible()
  if (await toSignUp.isVisible()) await toSignUp.click()
  await expect(invitationOf(page, email)).toBeVisible()
}

export const invitationOf = (page: Page, email: string) =>
  page.getByRole('region', { name: 'Pending invitations' }).getByRole('listitem').filter({ hasText: email })

export const memberOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Members' }).getByRole('listitem').filter({ hasText: name })

/** Clicks a button of the open confirmation dialog. */
export async function confirm(page: Page, answer: string) {
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

/** Creates an account in the open dialog; without an email where an invitation has fixed it. */
export async function signUp(page: Page, { name, email }: { name: string; email?: string }) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  if (email !== undefined) await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('Brass-band-7!')
  await dialog.getByLabel('Confirm password').fill('Brass-band-7!')
  await dialog.getByRole('button', { name: 'Create account' }).click()
}
