import type { Desk } from '../../sandbox/desktop/desk.ts'
import { call, stateOf } from '../../support/desktop/bridge.ts'
import { startSecondInstance } from '../../support/desktop/client.ts'
import { startListener } from '../../support/desktop/listener.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openWindows } from '../../support/desktop/windows.ts'

/** The addresses opened in the browser. */
const opened = (desk: Desk) => desk.browser.opened()

test('a page reaches servers only through main', async ({ start }) => {
  const foreign = await startListener()
  const client = await start()
  for (const page of await openWindows(client)) {
    const ends = await page.evaluate(
      (address) =>
        Promise.all(
          [address, 'file:///etc/hostname', 'app://other/index.html'].map((url) =>
            fetch(url).then(
              () => 'answered',
              () => 'refused',
            ),
          ),
        ),
      foreign.address,
    )
    expect(ends).toEqual(['refused', 'refused', 'refused'])
  }
  expect(foreign.heard).toEqual([])
  foreign.stop()
})

test('a page cannot navigate away', async ({ start }) => {
  const foreign = await startListener()
  const client = await start()
  for (const page of await openWindows(client)) {
    const before = page.url()
    for (const url of [foreign.address, 'file:///etc/hostname', 'data:text/html,hello', 'app://other/']) {
      await page.evaluate((address) => {
        const link = document.createElement('a')
        link.href = address
        document.body.append(link)
        link.click()
      }, url)
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
      expect(page.url()).toBe(before)
    }
  }
  expect(foreign.heard).toEqual([])
  foreign.stop()
})

test('a new window opens in the browser, if its address is allowed', async ({ desk, start }) => {
  const client = await start()
  const page = await client.window()
  const windows = await client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)
  const made = await page.evaluate(() =>
    [
      'file:///etc/passwd',
      'javascript:alert(1)',
      'smb://host/share',
      'app://bundle/panel',
      'https://example.com/x',
    ].map((url) => window.open(url)),
  )
  expect(made).toEqual([null, null, null, null, null])
  await expect.poll(() => opened(desk)).toEqual(['https://example.com/x'])
  expect(await client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(windows)
})

test('the bridge does not open files, scripts or deep links', async ({ desk, start }) => {
  const page = await (await start()).window()
  for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'fanfare://dashboard', 'no address', '-x'])
    await call(page, 'link:open', url)
  await call(page, 'link:open', 'https://example.com/last')
  await expect.poll(() => opened(desk)).toEqual(['https://example.com/last'])
})

test('a page cannot embed another page @slow', async ({ start }) => {
  const client = await start()
  const page = await client.window()
  const count = () => client.app.evaluate(({ webContents }) => webContents.getAllWebContents().length)
  const before = await count()
  const seen = await page.evaluate(async () => {
    const view = document.createElement('webview')
    view.setAttribute('src', 'https://example.com')
    const frame = document.createElement('iframe')
    frame.src = '/dashboard'
    document.body.append(view, frame)
    await new Promise((loaded) => frame.addEventListener('load', loaded))
    let bridge: unknown
    try {
      bridge = (frame.contentWindow as unknown as { desktop?: unknown }).desktop
    } catch {
      // A refused page has another origin.
    }
    return { bridge: typeof bridge, view: 'getWebContentsId' in view }
  })
  expect(seen).toEqual({ bridge: 'undefined', view: false })
  expect(await count()).toBe(before)
})

test('no address escapes the folder of the client @slow', async ({ start }) => {
  const page = await (await start()).window()
  const bodies = await page.evaluate(() =>
    Promise.all(
      [
        '/..%2f..%2fpackage.json',
        '/%2e%2e/%2e%2e/package.json',
        '/%2e%2e%2f%2e%2e%2fpackage.json',
        '/..%5c..%5cpackage.json',
        '/assets/..%2f..%2f..%2fmain%2findex.js',
        '/%00.js',
        '/%c0%ae.json',
        '//etc/hostname.json',
      ].map(async (path) => {
        const answer = await fetch(`app://bundle${path}`).catch(() => null)
        return answer === null ? 'refused' : `${answer.status} ${(await answer.text()).slice(0, 40)}`
      }),
    ),
  )
  for (const body of bodies) expect(['refused', '404 Not found']).toContain(body)
})

test('ignores malicious links from outside', async ({ desk, start }) => {
  const client = await start()
  const page = await client.window()
  const before = page.url()
  const links = [
    'fanfare://posts/../../admin',
    'fanfare://posts/%2e%2e%2fadmin',
    'fanfare://evil.example/posts/0190a1b2-0000-7000-8000-000000000000',
    'fanfare://auth/callback?code=<script>alert(1)</script>&state=x',
    'fanfare://auth/callback?code=aaaaaaaaaaaaaaaaaaaaaaaa&state=aaaaaaaaaaaaaaaaaaaaaaaa',
    'fanfare:javascript:alert(1)',
    'FANFARE://dashboard/../../x',
    `fanfare://dashboard?${'x'.repeat(5_000)}`,
  ]
  for (const link of links) await startSecondInstance(desk, client, link)
  expect(page.url()).toBe(before)
  expect(await stateOf(page)).toMatchObject({ sessionHandle: null, signIn: 'idle' })
  expect(opened(desk)).toEqual([])
})
