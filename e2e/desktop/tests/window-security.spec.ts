import type { Page } from '@playwright/test'
import type { Desk } from '../../peers/desktop/desk.ts'
import { call, stateOf } from '../support/bridge.ts'
import { startSecondInstance, type Client } from '../support/client.ts'
import { startListener } from '../support/listener.ts'
import { renderersOf } from '../support/processes.ts'
import { expect, test } from '../support/test.ts'

const HOME = 'app://bundle/'

/** Opens both windows. */
async function openWindows(client: Client): Promise<Page[]> {
  const main = await client.window()
  const panel = client.app.waitForEvent('window')
  await (await client.item()).activate()
  await expect(async () => expect((await panel).url()).toBe(`${HOME}panel`)).toPass()
  return [main, await panel]
}

/** The addresses opened in the browser. */
const opened = (desk: Desk) => desk.browser.opened()

test('creates all windows sandboxed, isolated and without Node', async ({ start }) => {
  const client = await start()
  await openWindows(client)
  const made = await client.app.evaluate(({ webContents }) =>
    webContents
      .getAllWebContents()
      .map((each) => (each as unknown as { getLastWebPreferences: () => object }).getLastWebPreferences()),
  )
  expect(made).toHaveLength(2)
  for (const preferences of made)
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
    })
})

test('the kernel sandboxes all windows', async ({ start }) => {
  const client = await start()
  await openWindows(client)
  expect(client.app.process().spawnargs).not.toContain('--no-sandbox')
  const filters = await renderersOf(client, 'Seccomp')
  expect(filters.length).toBeGreaterThanOrEqual(2)
  expect(new Set(filters)).toEqual(new Set(['2']))
  expect(new Set(await renderersOf(client, 'NoNewPrivs'))).toEqual(new Set(['1']))
})

test('a page has no access to Node, and to the system only by the bridge', async ({ start }) => {
  const client = await start()
  for (const page of await openWindows(client)) {
    const found = await page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer', '__dirname'].filter(
        (name) => name in window,
      ),
    )
    expect(found).toEqual([])
    const bridge = await page.evaluate(() => Object.keys((window as never as { desktop: object }).desktop))
    expect(bridge.toSorted()).toEqual(['call', 'on', 'platform'])
  }
})

test('foreign scripts do not run', async ({ start }) => {
  const client = await start()
  for (const page of await openWindows(client)) {
    const ran = await page.evaluate(async () => {
      const violated: string[] = []
      document.addEventListener('securitypolicyviolation', (event) => violated.push(event.violatedDirective))
      const marks = window as unknown as { inline?: boolean; timed?: boolean; handled?: boolean }
      const attempt = (work: () => void) => {
        try {
          work()
        } catch {
          violated.push('refused')
        }
      }
      attempt(() => {
        const script = document.createElement('script')
        script.textContent = 'window.inline = true'
        document.body.append(script)
      })
      attempt(() => setTimeout('window.timed = true' as never))
      attempt(() => {
        const picture = document.createElement('img')
        picture.setAttribute('onerror', 'window.handled = true')
        picture.src = '/nothing.png'
        document.body.append(picture)
      })
      await new Promise((later) => setTimeout(later, 100))
      return { marks: [marks.inline, marks.timed, marks.handled], violated }
    })
    expect(ran.marks).toEqual([undefined, undefined, undefined])
    expect(ran.violated.length).toBeGreaterThan(0)
  }
})

test('text is not rendered as markup', async ({ start }) => {
  const client = await start()
  for (const page of await openWindows(client)) {
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>bold</b>'
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(refused).toBe('TypeError')
  }
})

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

test('only web and mail addresses can be opened by the bridge', async ({ desk, start }) => {
  const page = await (await start()).window()
  for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'fanfare://dashboard', 'no address', '-x'])
    await call(page, 'link:open', url)
  await call(page, 'link:open', 'https://example.com/last')
  await expect.poll(() => opened(desk)).toEqual(['https://example.com/last'])
})

test('no page gets permissions', async ({ start }) => {
  const page = await (await start()).window()
  const answers = await page.evaluate(async () => {
    const asked = await Promise.allSettled([
      navigator.clipboard.readText(),
      new Promise((found, lost) => navigator.geolocation.getCurrentPosition(found, lost)),
      navigator.mediaDevices.getUserMedia({ video: true }),
      navigator.mediaDevices.getUserMedia({ audio: true }),
    ])
    return [await Notification.requestPermission(), ...asked.map(({ status }) => status)]
  })
  expect(answers).toEqual(['denied', 'rejected', 'rejected', 'rejected', 'rejected'])
})

test('a page cannot embed another page', async ({ start }) => {
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
    ['suggestion:copy', '../../admin', null],
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

test('no address escapes the folder of the client', async ({ start }) => {
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

test('a session is named by its handle, and other names open nothing', async ({ start }) => {
  const page = await (await start()).window()
  const statuses = await page.evaluate(() =>
    Promise.all(
      ['Bearer oat_MQ.c29tZXRoaW5n', 'Bearer ', 'Basic YTpi'].map(
        async (authorization) => (await fetch('/api/users/me', { headers: { authorization } })).status,
      ),
    ),
  )
  expect(statuses).toEqual([401, 401, 401])
})
