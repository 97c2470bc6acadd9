import { call } from '../../support/desktop/bridge.ts'
import { expect, test } from '../../support/desktop/test.ts'

test('main answers only its own pages', async ({ start }) => {
  const client = await start()
  await client.window()
  const ended = await client.app.evaluate(async ({ app, BrowserWindow }) => {
    const preload = `${app.getAppPath()}/out/preload/index.js`
    const stranger = new BrowserWindow({ show: false, webPreferences: { preload } })
    await stranger.loadURL('data:text/html,<title>stranger</title>')
    const said: unknown = await stranger.webContents.executeJavaScript(
      `desktop.call('state:read').then(() => 'answered', (error) => error.message)`,
    )
    stranger.destroy()
    return said
  })
  expect(ended).toContain('This page may not call the main process')
})

test('main refuses unknown calls and wrong arguments', async ({ start }) => {
  const page = await (await start()).window()
  for (const name of ['shell:open', 'state:write', '__proto__', ''])
    await expect(call(page, name)).rejects.toThrow('The bridge has no')
  const wrong: Array<[string, ...unknown[]]> = [
    ['state:read', 'more'],
    ['server:add'],
    ['server:add', 7],
    ['organization:choose', 'not-an-id'],
    ['settings:change', { unknown: true }],
    ['settings:change', { shortcut: 7 }],
    ['suggestion:copy', '../../admin', null, { opensPost: true, edited: null }],
    ['notifications:pause', 'for ever'],
    ['file:save', 'name', 'no bytes'],
    ['window:open', { path: '/' }],
    ['clipboard:write', 'x'.repeat(20_001)],
  ]
  for (const [name, ...args] of wrong) await expect(call(page, name, ...args), name).rejects.toThrow()
  const heard = await page.evaluate(() => {
    try {
      ;(window as never as { desktop: { on: (name: string, hear: () => void) => void } }).desktop.on(
        'will-quit',
        () => undefined,
      )
      return 'listening'
    } catch {
      return 'refused'
    }
  })
  expect(heard).toBe('refused')
})

test('a session is named by its handle, and other names open nothing', async ({ start }) => {
  const page = await (await start()).window()
  const statuses = await page.evaluate(() =>
    Promise.all(
      ['Bearer fan_MQ.c29tZXRoaW5n', 'Bearer ', 'Basic YTpi'].map(
        async (authorization) => (await fetch('/api/users/me', { headers: { authorization } })).status,
      ),
    ),
  )
  expect(statuses).toEqual([401, 401, 401])
})
