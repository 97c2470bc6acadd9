import type { Page } from '@playwright/test'
import { createTeam, share } from '../../support/api.ts'
import { call } from '../../support/desktop/bridge.ts'
import type { Client } from '../../support/desktop/client.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openSettings, openWindows } from '../../support/desktop/windows.ts'
import { expectFilled, expectLine } from '../../support/forced-colors.ts'
import type { Desk } from '../../sandbox/desktop/desk.ts'

const LONG =
  'What a sound, and what a band. I have not heard a solo like this in the ten years that I know you. '

/** Signs in, and opens the panel with posts. */
async function openWithPosts(desk: Desk, client: Client) {
  const team = await createTeam()
  for (const title of ['The older one', 'The newer one']) await share(team, title, [title, LONG.repeat(2)])
  await signIn(desk, client, team.member)
  const [main, panel] = await openWindows(client)
  await expect(panel!.getByRole('option', { selected: true })).toBeVisible()
  return { main: main!, panel: panel! }
}

/** How far the content of a page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Zooms all pages to 200 %. */
const enlarge = ({ app }: Client) =>
  app.evaluate(({ webContents }) => webContents.getAllWebContents().forEach((each) => each.setZoomFactor(2)))

test('at 200 % everything in the panel can be reached, and nothing is wider than the window @slow', async ({
  desk,
  start,
}) => {
  const client = await start()
  const { main, panel } = await openWithPosts(desk, client)
  await enlarge(client)
  await expect.poll(() => panel.evaluate(() => devicePixelRatio)).toBe(2)
  for (const name of ['Edit first', 'Copy', 'Settings']) {
    const button = panel.getByRole('button', { name, exact: true })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await expect(panel.getByRole('combobox')).toBeInViewport()
  expect(await overflowOf(panel)).toBe(0)
  await call(main, 'window:open', '/dashboard')
  for (const page of [main, await openSettings(client)]) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await enlarge(client)
    await expect.poll(() => overflowOf(page)).toBe(0)
  }
  await main.evaluate(() =>
    document.body.append(
      Object.assign(document.createElement('div'), { style: 'width: 200vw; height: 1px' }),
    ),
  )
  expect(await overflowOf(main)).toBeGreaterThan(0)
})

test('in forced colors the search, the selected row and the buttons of the panel are seen @slow', async ({
  desk,
  start,
}) => {
  const client = await start()
  const { panel } = await openWithPosts(desk, client)
  await panel.emulateMedia({ forcedColors: 'active' })
  const search = panel.getByRole('combobox')
  await expect(search).toBeFocused()
  await expectLine(search, 'focus')
  await expectLine(panel.getByRole('option', { selected: true }), 'chosen')
  await expectFilled(panel.getByRole('button', { name: 'Copy', exact: true }))
  await expectLine(panel.getByRole('button', { name: 'Edit first' }), 'part')
  await panel.keyboard.press('Tab')
  await panel.keyboard.press('Tab')
  const edit = panel.getByRole('button', { name: 'Edit first' })
  await expect(edit).toBeFocused()
  await expectLine(edit, 'focus')
})
