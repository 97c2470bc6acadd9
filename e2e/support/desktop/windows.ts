import { expect, type Page } from '@playwright/test'
import { call } from './bridge.ts'
import type { Client } from './client.ts'

const HOME = 'app://bundle/'

/** Opens both windows, with their pages. */
export async function openWindows(client: Client): Promise<Page[]> {
  const main = await client.window()
  const panel = client.app.waitForEvent('window')
  await (await client.item()).activate()
  await expect(async () => expect((await panel).url()).toBe(`${HOME}panel`)).toPass()
  const windows = [main, await panel]
  for (const page of windows) await page.waitForLoadState()
  return windows
}

/** Opens the settings window at a path of it. */
export async function openSettings(client: Client, path = '/desktop-settings'): Promise<Page> {
  const isSettings = (page: Page) => page.url().startsWith(`${HOME.slice(0, -1)}${path}`)
  await call(await client.window(), 'window:open', path)
  const settings =
    client.app.windows().find(isSettings) ??
    (await client.app.waitForEvent('window', { predicate: isSettings }))
  await settings.getByRole('navigation', { name: 'Settings' }).waitFor()
  return settings
}

/** The text of the windows, by path. Read by main, because Playwright does not follow a page into a new renderer. */
export const shownTexts = ({ app }: Client) =>
  app.evaluate(async ({ BrowserWindow }) => {
    const windows = BrowserWindow.getAllWindows().filter((each) => each.isVisible())
    const pages = windows.map(async ({ webContents }) => [
      new URL(webContents.getURL()).pathname,
      // A renderer that has just ended never responds.
      await Promise.race([
        webContents.executeJavaScript('document.body?.innerText ?? ""') as Promise<string>,
        new Promise<string>((resolve) => setTimeout(resolve, 500, '')),
      ]),
    ])
    return Object.fromEntries(await Promise.all(pages)) as Record<string, string>
  })
