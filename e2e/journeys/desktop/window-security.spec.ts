import { renderersOf } from '../../support/desktop/processes.ts'
import { REFUSED_SWITCHES } from '../../support/desktop/refused-switches.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openSettings, openWindows } from '../../support/desktop/windows.ts'

test('creates all windows sandboxed, isolated and without Node', async ({ start }) => {
  const client = await start()
  await openWindows(client)
  await openSettings(client)
  const made = await client.app.evaluate(({ webContents }) =>
    webContents
      .getAllWebContents()
      .map((each) => (each as unknown as { getLastWebPreferences: () => object }).getLastWebPreferences()),
  )
  expect(made).toHaveLength(3)
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

test('Electron sets none of the switches that a packaged client refuses', async ({ start }) => {
  const { app } = await start()
  const set = await app.evaluate(
    ({ app: client }, names) => names.filter((name) => client.commandLine.hasSwitch(name)),
    Object.keys(REFUSED_SWITCHES),
  )
  // Playwright debugs the client through these.
  expect(set).toEqual(['remote-debugging-port', 'inspect'])
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

test('inline scripts do not run', async ({ start }) => {
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

test('a page cannot turn text into markup', async ({ start }) => {
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
