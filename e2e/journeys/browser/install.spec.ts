import { demoAccount } from '../../support/instance.ts'
import { submitPassword } from '../../support/people.ts'
import { expect, test, type Page } from '../../support/test.ts'
import { storedBy, workerRuns, type Stored } from '../../support/worker.ts'

interface Manifest {
  name: string
  start_url: string
  scope: string
  display: string
  background_color: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { url: string }[]
  share_target: { action: string; params: Record<string, string> }
}

/** The manifest of a page as the browser parses it. */
async function manifestOf(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  return { url, errors, manifest: JSON.parse(data || 'null') as Manifest }
}

// The headless browser does not report whether it would install a page, so these are the conditions it would check.
test('the client meets what browsers ask of an app that can be installed', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/')
  const { errors, manifest } = await manifestOf(page)
  expect(errors).toEqual([])
  expect(manifest).toMatchObject({
    name: 'Fanfare',
    display: 'standalone',
    scope: '/',
    start_url: '/dashboard',
  })

  await test.step('it has icons of the sizes that they need', async () => {
    for (const purpose of ['any', 'maskable']) {
      const sizes = manifest.icons.filter((icon) => icon.type === 'image/png' && icon.purpose === purpose)
      expect(sizes.map((icon) => icon.sizes)).toEqual(['192x192', '512x512'])
    }
    const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    const icons = [...manifest.icons, { src: apple!, sizes: '180x180', type: 'image/png' }]
    expect(icons).toHaveLength(6)
    for (const { src, sizes, type } of icons) {
      const answer = await page.request.get(src)
      expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type])
      const size = await page.evaluate(async (path) => {
        const picture = Object.assign(new Image(), { src: path })
        await picture.decode()
        return `${picture.naturalWidth}x${picture.naturalHeight}`
      }, src)
      if (sizes !== 'any') expect(size, src).toBe(sizes)
    }
  })

  await test.step('every address in the manifest answers', async () => {
    const { start_url: start, share_target: share, shortcuts } = manifest
    for (const path of [start, share.action, ...shortcuts.map(({ url }) => url)])
      expect((await page.request.get(path)).status(), path).toBe(200)
  })

  await test.step('it starts in the color of its pages', async () => {
    const color = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const pixel = canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)
      return Array.from(pixel, (part) => part.toString(16).padStart(2, '0'))
    })
    expect(`#${color.join('')}`).toBe(manifest.background_color)
  })

  await test.step('its worker is asked for again with every visit, and no other address can register one', async () => {
    for (const path of ['/sw.js', '/build.json', '/offline.html'])
      expect((await page.request.get(path)).headers()['cache-control'], path).toBe('public, no-cache')
    await workerRuns(page)
    const workers = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [
        new URL(scope).pathname,
        new URL(active!.scriptURL).pathname,
      ]),
    )
    expect(workers).toEqual([['/', '/sw.js']])
  })
})

/** Cached responses that are no build file, or that name a user. */
function privateIn(stored: Stored[], names: string[]): string[] {
  return stored
    .filter(
      ({ path, text }) =>
        !/^\/(?:assets\/[\w.-]+|frames\/[\w.%]+|offline\.html|first-paint\.js)$/.test(path) ||
        names.some((name) => text.includes(name)),
    )
    .map(({ cache, path }) => `${cache}: ${path}`)
}

test('after a visit to private pages no cache holds anything of a person', async ({ openPage }) => {
  const { name, email } = demoAccount('owner')
  const page = await openPage()
  await page.goto('/login')
  await workerRuns(page)
  await submitPassword(page, demoAccount('owner'))
  await expect(page).toHaveURL(/\/dashboard$/)
  for (const path of ['/dashboard', '/profile', '/organizations', '/community', '/reports']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/dashboard?search=p95+latency')
  await page.getByRole('link', { name: /p95 latency/ }).click()
  await expect(page.getByRole('article', { name: /^Suggestion/ }).first()).toBeVisible()

  const people = [name, email, 'p95 latency']
  await page.evaluate(async (person) => {
    const cache = await caches.open('planted')
    await cache.put('/dashboard', new Response('a page'))
    await cache.put('/assets/planted.js', new Response(`const user = '${person}'`))
    await cache.put('/frames/planted', new Response(`Welcome, ${person}`))
  }, email)
  const planted = privateIn(await storedBy(page), people)
  expect(planted.toSorted()).toEqual([
    'planted: /assets/planted.js',
    'planted: /dashboard',
    'planted: /frames/planted',
  ])
  await page.evaluate(() => caches.delete('planted'))

  const stored = await storedBy(page)
  expect(stored.filter(({ path }) => path.startsWith('/assets/')).length).toBeGreaterThan(20)
  expect(stored.filter(({ path }) => path.startsWith('/frames/')).length).toBeGreaterThan(3)
  expect(privateIn(stored, people)).toEqual([])
})

test('the worker keeps at most two hundred built files @slow', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/')
  await workerRuns(page)
  const kept = await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')!.src
    const cache = await caches.open('assets')
    for (let count = 0; count < 250; count += 1) await cache.put(`/assets/old-${count}.js`, new Response(''))
    await cache.delete(script)
    await fetch(script, { cache: 'reload' })
    for (;;) {
      const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
      if (paths.length <= 200 && paths.includes(new URL(script).pathname))
        return { count: paths.length, oldest: paths.includes('/assets/old-0.js') }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  expect(kept).toEqual({ count: 200, oldest: false })
})
