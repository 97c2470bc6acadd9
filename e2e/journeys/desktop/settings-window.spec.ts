import { createTeam, share } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openSettings } from '../../support/desktop/windows.ts'

test('the settings open beside a form, which keeps what was typed @slow', async ({ desk, start }) => {
  const team = await createTeam()
  await share(team, 'Ten years of brass')
  const client = await start()
  await signIn(desk, client, team.member)
  const page = await client.window()
  await page.getByRole('link', { name: 'Share a post' }).first().click()
  await page.getByLabel('Link (URL)').fill('https://social.example/half')
  const opened = client.app.waitForEvent('window')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).press('Enter')
  const settings = await opened
  await expect(settings.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(settings.getByLabel('Name')).toHaveValue(team.member.name)
  await expect(page.getByLabel('Link (URL)')).toHaveValue('https://social.example/half')
  await expectAccessible(settings)
  // A link to the product itself leads to its window, and the settings stay.
  await settings.getByRole('link', { name: 'Organizations' }).click()
  await expect(page).toHaveURL(/\/organizations$/)
  await expect(settings).toHaveURL(/\/profile$/)
})

test('back and forward lead through the screens, and a closed settings window is gone @slow', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  await share(team, 'Ten years of brass')
  const client = await start()
  await signIn(desk, client, team.member)
  const page = await client.window()
  const [back, forward] = [
    page.getByRole('button', { name: 'Back', exact: true }),
    page.getByRole('button', { name: 'Forward' }),
  ]
  await expect(forward).toBeDisabled()
  await page.getByRole('link', { name: 'Ten years of brass' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ten years of brass' })).toBeVisible()
  await back.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await forward.click()
  await expect(page).toHaveURL(/\/posts\//)
  await page.bringToFront()
  desk.press('key', 'alt+Left')
  await expect(page).toHaveURL(/\/dashboard$/)

  const settings = await openSettings(client)
  await settings.close()
  await expect.poll(() => client.app.windows().length).toBe(1)
})
