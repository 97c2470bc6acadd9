import { createTeam, server } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { filesWith } from '../../support/desktop/files.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openSettings } from '../../support/desktop/windows.ts'

const statusWith = async (token: string) =>
  (await fetch(`${server}/api/organizations`, { headers: { authorization: `Bearer ${token}` } })).status

test('API tokens are made, copied and revoked in the settings window @slow', async ({ desk, start }) => {
  const { member } = await createTeam()
  const client = await start()
  await signIn(desk, client, member)
  const page = await client.window()
  const settings = await openSettings(client, '/profile')
  await settings.getByRole('link', { name: 'Manage tokens' }).click()
  await expect(settings.getByRole('heading', { level: 1, name: 'API tokens' })).toBeVisible()
  await expect(settings.getByText('There are no tokens yet.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  await settings.getByRole('button', { name: 'New token' }).click()
  await settings.getByLabel('Name').fill('Calendar')
  await settings.getByRole('checkbox', { name: 'organizations:read' }).check()
  await settings.getByLabel('Your password').fill(member.password)
  await expectAccessible(settings)
  await settings.getByRole('button', { name: 'Create token' }).click()
  await settings.getByRole('button', { name: 'Copy token' }).click()
  await expect.poll(desk.clipboard).toMatch(/^ff_pat_\w{36}$/)
  const token = desk.clipboard()
  await expect(settings.getByLabel('Token', { exact: true })).toHaveValue(token)
  expect(await statusWith(token)).toBe(200)
  await settings.getByRole('button', { name: 'I have stored it' }).click()
  await expect(settings.locator('body')).not.toContainText(token)
  expect(filesWith(client.folder, token)).toEqual([])

  await settings.getByRole('link', { name: 'Guide to the API' }).click()
  await expect.poll(() => desk.browser.opened()).toContain(`${server}/help/api`)
  await expect(settings).toHaveURL(/\/profile\/tokens$/)

  await settings.getByRole('link', { name: 'Language and theme' }).click()
  await settings.getByRole('combobox', { name: 'Language' }).selectOption('Português')
  await settings.getByRole('link', { name: 'Conta' }).click()
  await settings.getByRole('link', { name: 'Gerir os tokens' }).click()
  await expect(settings.getByRole('heading', { level: 1, name: 'Tokens de API' })).toBeVisible()
  await settings.getByRole('button', { name: /^Revogar/ }).click()
  await settings.getByRole('alertdialog').getByRole('button', { name: 'Revogar o token' }).click()
  await expect(settings.getByText('Ainda não há tokens.')).toBeVisible()
  expect(await statusWith(token)).toBe(401)
  await settings.getByRole('link', { name: 'Voltar ao perfil' }).click()
  await expect(settings).toHaveURL(/\/profile#security$/)
})
