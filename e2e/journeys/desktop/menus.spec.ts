import type { Locator, Page } from '@playwright/test'
import { createTeam, server, share } from '../../support/api.ts'
import type { Desk } from '../../sandbox/desktop/desk.ts'
import { call } from '../../support/desktop/bridge.ts'
import type { Client } from '../../support/desktop/client.ts'
import { popupsOf, recordPopups } from '../../support/desktop/popup-menu.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'

const applicationMenu = ({ app }: Client) =>
  app.evaluate(({ Menu }) =>
    (Menu.getApplicationMenu()?.items ?? []).map(({ label, submenu }) => ({
      label,
      roles: submenu!.items.map(({ role }) => role?.toLowerCase()),
    })),
  )

const titles = async (client: Client) => (await applicationMenu(client)).map(({ label }) => label)

const zoomOf = ({ app }: Client) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getZoomLevel())

/** Right-clicks the beginning of an element with the mouse of the desk. */
async function rightClick(desk: Desk, client: Client, page: Page, target: Locator) {
  const frame = await client.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]!.getContentBounds(),
  )
  const box = (await target.boundingBox())!
  await page.bringToFront()
  const [x, y] = [frame.x + box.x + 24, frame.y + box.y + box.height / 2].map(Math.round)
  desk.press('mousemove', `${x}`, `${y}`, 'click', '3')
}

test('the menu of the application follows the language, and reloads nothing @slow', async ({ start }) => {
  const client = await start()
  const page = await client.window()
  await expect.poll(() => titles(client)).toEqual(['&File', '&Edit', '&View', '&Window'])
  await call(page, 'language:change', 'fr')
  await expect.poll(() => titles(client)).toEqual(['&Fichier', 'É&dition', '&Affichage', 'Fe&nêtre'])
  const roles = (await applicationMenu(client)).flatMap((menu) => menu.roles)
  for (const role of ['reload', 'forcereload', 'toggledevtools']) expect(roles).not.toContain(role)
})

test('the keys of the hidden menu work, and the zoom is kept over a restart @slow', async ({
  desk,
  start,
}) => {
  const client = await start()
  const page = await client.window()
  await page.bringToFront()
  const before = await zoomOf(client)
  desk.press('key', 'ctrl+equal')
  await expect.poll(() => zoomOf(client)).toBeGreaterThan(before)
  desk.press('key', 'ctrl+0')
  await expect.poll(() => zoomOf(client)).toBe(before)
  desk.press('key', 'ctrl+minus')
  await expect.poll(() => zoomOf(client)).toBeLessThan(before)
  desk.press('key', 'ctrl+comma')
  await expect
    .poll(() => client.app.windows().map((each) => each.url()))
    .toContain('app://bundle/desktop-settings')
  const zoom = await zoomOf(client)
  await client.quit()
  const next = await start({ folder: client.folder })
  await next.window()
  await expect.poll(() => zoomOf(next)).toBe(zoom)
})

test('a right click copies the address of a link on the server @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const post = await share(team, 'Ten years of brass')
  const client = await start()
  await signIn(desk, client, team.member)
  const page = await client.window()
  const link = page.getByRole('link', { name: 'Ten years of brass' }).first()
  await expect(link).toBeVisible()
  await recordPopups(client)
  await rightClick(desk, client, page, link)
  await expect.poll(() => popupsOf(client)).toEqual([['Copy link address']])
  desk.press('key', 'Down', 'key', 'Return')
  await expect.poll(() => desk.clipboard()).toBe(`${server}/posts/${post.id}`)
})

test('a right click edits a field, and does nothing where nothing can be done @slow', async ({
  desk,
  start,
}) => {
  const client = await start({ knows: null })
  const page = await client.window()
  await recordPopups(client)
  const field = page.getByLabel('Server address')
  await rightClick(desk, client, page, page.getByRole('heading', { level: 1 }))
  await field.fill('fanfare.example')
  await field.selectText()
  await rightClick(desk, client, page, field)
  await expect.poll(() => popupsOf(client)).toEqual([['Cut', 'Copy', 'Select all']])
  desk.press('key', 'Down', 'key', 'Return')
  await expect(field).toHaveValue('')
  expect(desk.clipboard()).toBe('fanfare.example')
})
