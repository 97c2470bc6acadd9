import { call } from '../support/bridge.ts'
import type { Client } from '../support/client.ts'
import { expect, test } from '../support/test.ts'
import { openWindows } from '../support/windows.ts'

/** Kills the renderer of the window with this path, as the kernel does when memory runs out. */
async function killRenderer({ app }: Client, path: string) {
  const pid = await app.evaluate(
    ({ webContents }, wanted) =>
      webContents
        .getAllWebContents()
        .find((each) => each.getURL().endsWith(wanted))!
        .getOSProcessId(),
    path,
  )
  process.kill(pid, 'SIGKILL')
}

/** What the windows show, by path. Read by main, because Playwright does not follow a page into a new renderer. */
const shown = ({ app }: Client) =>
  app.evaluate(async ({ BrowserWindow }) => {
    // A renderer that has just ended never answers.
    const inTime = (text: Promise<string>) =>
      Promise.race([text, new Promise<string>((resolve) => setTimeout(resolve, 500, ''))])
    const windows = BrowserWindow.getAllWindows().filter((each) => each.isVisible())
    const pages = windows.map(async ({ webContents }) => [
      new URL(webContents.getURL()).pathname,
      await inTime(webContents.executeJavaScript('document.body.innerText') as Promise<string>),
    ])
    return Object.fromEntries(await Promise.all(pages)) as Record<string, string>
  })

test('a window whose renderer was killed shows its screen again', async ({ start }) => {
  const client = await start()
  const window = await client.window()
  await call(window, 'window:open', '/login')
  const login = async () => (await shown(client))['/login']
  await expect.poll(login).toContain('Sign in with your browser')
  await killRenderer(client, '/login')
  await expect.poll(login).toBe('')
  await expect.poll(login).toContain('Sign in with your browser')
})

test('the panel works again after its renderer was killed', async ({ start }) => {
  const client = await start()
  await openWindows(client)
  const panel = async () => (await shown(client))['/panel']
  await expect.poll(panel).toContain('Sign in to copy')
  await killRenderer(client, '/panel')
  await expect.poll(panel).toBe('')
  await expect.poll(panel).toContain('Sign in to copy')
})

test('a hidden panel that was killed opens anew', async ({ start }) => {
  const client = await start()
  const [, panel] = await openWindows(client)
  await expect.poll(async () => Object.keys(await shown(client))).toContain('/panel')
  await call(panel!, 'panel:close')
  await killRenderer(client, '/panel')
  await expect
    .poll(() => client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length))
    .toBe(1)
  await (await client.item()).activate()
  await expect.poll(async () => (await shown(client))['/panel']).toContain('Sign in to copy')
})
