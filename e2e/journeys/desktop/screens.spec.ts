import { expectAccessible } from '../../support/axe.ts'
import { createMember, createTeam, server, share } from '../../support/api.ts'
import { fontsOf } from '../../support/fonts.ts'
import { stateOf } from '../../support/desktop/bridge.ts'
import { startSecondInstance } from '../../support/desktop/client.ts'
import { startListener } from '../../support/desktop/listener.ts'
import { codeFor, signIn, signInPage } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openSettings } from '../../support/desktop/windows.ts'

test('the first start asks for the server, and reports an invalid address @slow', async ({ start }) => {
  const foreign = await startListener()
  const page = await (await start({ knows: null })).window()
  await expect(page.getByRole('heading', { name: 'Where is your Fanfare?' })).toBeVisible()
  const field = page.getByLabel('Server address')
  const said: Array<[string, RegExp]> = [
    ['no address', /not a web address/],
    ['http://fanfare.example', /not secure/],
    ['http://localhost:9', /Nothing answers/],
    [foreign.address, /not Fanfare/],
  ]
  for (const [address, words] of said) {
    await field.fill(address)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(words)).toBeVisible()
  }
  await expectAccessible(page)
  await field.fill(server)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Sign in with your browser' })).toBeVisible()
  foreign.stop()
})

test('draws its first screen with its own fonts @slow', async ({ start }) => {
  const page = await (await start({ knows: null })).window()
  await expect(page.getByRole('heading', { name: 'Where is your Fanfare?' })).toBeVisible()
  expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('Bricolage')])
  expect(await fontsOf(page, 'label')).toEqual([expect.stringContaining('Geist')])
})

test('the code from the browser can be typed if the link does not work @slow', async ({ desk, start }) => {
  const person = await createMember('Maya Lindqvist')
  const page = await (await start()).window()
  await page.getByRole('button', { name: 'Sign in with your browser' }).click()
  await expect(page.getByRole('heading', { name: 'Continue in your browser' })).toBeVisible()
  await page.getByRole('button', { name: 'Paste the code instead' }).click()
  await page.getByLabel('Code from the browser').fill('not-the-code-at-all')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('The code did not work')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with your browser' }).click()
  await expect.poll(() => desk.browser.opened().length).toBe(2)
  await page.getByRole('button', { name: 'Paste the code instead' }).click()
  await page.getByLabel('Code from the browser').fill(await codeFor(person, await signInPage(desk)))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(async () => (await stateOf(page)).sessionHandle).not.toBeNull()
})

test('shows the last list while the server is offline, and recovers by itself @slow', async ({
  desk,
  start,
  ownServer,
}) => {
  const team = await createTeam(ownServer.address)
  await share(team, 'Ten years of brass', ['What a sound'])
  const client = await start({ knows: ownServer.address })
  await signIn(desk, client, team.member)
  const page = await client.window()
  await expect(page.getByRole('link', { name: /Ten years of brass/ }).first()).toBeVisible()
  await ownServer.stop()
  await expect.poll(async () => (await stateOf(page)).connection).toBe('offline')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
  await expect(page.getByText('Ten years of brass')).toBeVisible()
  await expectAccessible(page)
  await ownServer.start()
  await expect(page.getByRole('link', { name: /Ten years of brass/ }).first()).toBeVisible({
    timeout: 20_000,
  })
})

test('settings of this computer survive a restart @slow', async ({ desk, start }) => {
  const client = await start()
  const page = await openSettings(client)
  await page.getByRole('checkbox', { name: /^Start without a window/ }).check()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Notifications' }).click()
  await page.getByRole('checkbox', { name: /^Show titles and names/ }).uncheck()
  await expectAccessible(page)
  await client.quit()
  const next = await start({ folder: client.folder })
  await expect.poll(() => desk.items()).toBe(2)
  expect(next.app.windows()).toEqual([])
  await startSecondInstance(desk, next)
  const again = await openSettings(next)
  await expect(again.getByRole('checkbox', { name: /^Start without a window/ })).toBeChecked()
  await again.getByRole('link', { name: 'Notifications' }).click()
  await expect(again.getByRole('checkbox', { name: /^Show titles and names/ })).not.toBeChecked()
})
