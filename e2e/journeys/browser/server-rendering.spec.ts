import type { Page } from '@playwright/test'
import { createMember, createOrganization, createPost, demoMember } from '../../support/api.ts'
import { delayRequests } from '../../support/delay-requests.ts'
import { expectSameHead } from '../../support/heads.ts'
import { clipboardOf } from '../../support/people.ts'
import { uniqueTitle } from '../../support/posts.ts'
import { FIXED_PAGES } from '../../support/public-pages.ts'
import { expect, test } from '../../support/test.ts'
import { translated, translates } from '../../support/translation.ts'

/** A public post of the demo data with suggestions, and its organization. */
const DEMO_PATHS = [
  '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware',
  '/organizations/northwind-labs',
] as const

/** Shares the public post that the landing page picks as its example: it has the most suggestions a visitor can copy. */
async function shareExample() {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId } = await createOrganization(owner)
  const title = uniqueTitle('A brass band on the roof')
  // Several tests share one, and must not mistake each other's texts for their own.
  const concert = title.split(' ').at(-1)
  const suggestions = Array.from({ length: 14 }, (_, at) => `Encore from row ${at + 10}, ${concert}`)
  await createPost(owner, { organizationId, title, isPublic: true, suggestions })
}

/** Marks the server's heading, and collects console errors. */
async function watch(page: Page): Promise<string[]> {
  const messages: string[] = []
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type())
    // Playwright blocks service workers, which would respond instead of the server.
    if (isProblem && !message.text().startsWith('Service Worker')) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-served', ''),
    ),
  )
  return messages
}

/** The client replaces the head when it has hydrated the page. */
const hydrated = (page: Page) => expect(page.locator('head [data-pre]')).toHaveCount(0)

/** The suggestions in the example of the landing page. */
const cards = (page: Page) => page.getByRole('figure').getByRole('article', { name: 'Suggestion' })

/** Runs in the page: React marks hydrated elements. */
const isHydrated = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read, and offers nothing that would do nothing', async ({ page }) => {
    for (const path of [...FIXED_PAGES, ...DEMO_PATHS]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
      await expect(page.locator('body noscript')).toHaveCount(0)
    }
    for (const path of ['/', '/community-landing', ...DEMO_PATHS]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const role of ['button', 'combobox', 'searchbox', 'textbox'] as const)
        await expect(page.getByRole(role), `${role} of ${path}`).toHaveCount(0)
    }
  })

  test('a public post shows its title, tags and suggestions', async ({ page }) => {
    const [path] = DEMO_PATHS
    const { post } = await (await page.request.get(`/api/posts${path}`)).json()
    const { comments } = await (await page.request.get(`/api/comments${path}`)).json()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
    for (const { name } of post.tags) await expect(page.getByText(`#${name}`).first()).toBeVisible()
    expect(comments.length).toBeGreaterThan(0)
    for (const { content } of comments) await expect(page.getByText(content)).toBeVisible()
  })

  test('the landing page shows a public post with suggestions to copy', async ({ page }) => {
    await shareExample()
    await page.goto('/')
    const example = page.getByRole('link', { name: /^From a public post: A brass band on the roof/ })
    await expect(example).toHaveAttribute('href', /^\/public\/brass-band-/)
    await expect(page.getByRole('article').filter({ hasText: 'Encore from row' })).toHaveCount(3)
  })

  test('an organization shows its posts', async ({ page }) => {
    const [, path] = DEMO_PATHS
    const slug = path.split('/').at(-1)
    const { posts } = await (await page.request.get(`/api/community/posts?organizationSlug=${slug}`)).json()
    await page.goto(path)
    await expect(page.getByRole('link', { name: posts[0].title }).first()).toBeVisible()
  })

  test('a page without a content says in its language that it needs scripts', async ({ browser }) => {
    for (const [locale, words] of [
      ['en-US', 'This page needs JavaScript.'],
      ['fr-FR', 'Cette page a besoin de JavaScript.'],
    ] as const) {
      const context = await browser.newContext({ locale, javaScriptEnabled: false })
      const page = await context.newPage()
      for (const path of ['/login', '/dashboard']) {
        await page.goto(path)
        // Playwright finds nothing by its role or its text there.
        const shown = page.locator('noscript [lang]').filter({ visible: true })
        await expect(shown).toHaveCount(1)
        await expect(shown).toContainText(words)
        await expect(shown.locator('a').first()).toHaveAttribute('href', '/')
      }
      await context.close()
    }
  })

  test('a page has the theme of the system', async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const light = await background()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(background).not.toBe(light)
  })
})

test.describe('with scripts', () => {
  for (const [which, paths] of [
    ['a page', ['/pricing', DEMO_PATHS[0]]],
    ['every page @slow', [...FIXED_PAGES, ...DEMO_PATHS]],
  ] as const)
    test(`the client continues as it was sent, and keeps its head, with ${which}`, async ({ page }) => {
      const messages = await watch(page)
      for (const path of paths) {
        await page.goto(path)
        await expectSameHead(page, path)
        await expect(page.locator('h1[data-served]'), path).toBeVisible()
        await expect(page.locator('title'), path).toHaveCount(1)
      }
      expect(messages).toEqual([])
    })

  for (const role of ['visitor', 'member'] as const)
    test(`a touch of a ${role} does not end the hydration of a page that is still loading`, async ({
      openPage,
    }) => {
      const page = await openPage(role === 'member' ? (await demoMember('member')).token : undefined)
      const messages = await watch(page)
      // The code of the page comes after that of every page.
      const release = await delayRequests(page, /\/assets\/(?!index-|start-|rolldown-)[^/]+\.js$/)
      await page.goto('/pricing', { waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(isHydrated, 'a[href="#main"]')).toBe(true)
      expect(await page.evaluate(isHydrated, 'h1')).toBe(false)
      await page.mouse.move(200, 200)
      await page.keyboard.press('Tab')
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      release()
      await expect.poll(() => page.evaluate(isHydrated, 'h1')).toBe(true)
      await expect(page.locator('h1[data-served]')).toBeVisible()
      expect(messages).toEqual([])
    })

  test('a page in another time zone and the language of the browser is taken over too @slow', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'pt-PT', timezoneId: 'Pacific/Auckland' })
    const page = await context.newPage()
    const messages = await watch(page)
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(globalThis, { seen })
      new MutationObserver(() => seen.add(document.documentElement.lang)).observe(document, {
        attributes: true,
        childList: true,
        subtree: true,
      })
    })
    for (const path of ['/community-landing', ...DEMO_PATHS]) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('h1[data-served]'), path).toBeVisible()
      const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])
      expect(seen, path).toEqual(['pt'])
    }
    expect(messages).toEqual([])
    await context.close()
  })

  test('a member gets another example on the landing page than the visitors it was sent to @slow', async ({
    openPage,
  }) => {
    await shareExample()
    const member = await openPage((await demoMember('member')).token)
    const messages = await watch(member)
    await member.goto('/')
    await expect(member.getByText('What was the single metric that changed your mind?')).toBeVisible()
    await expect(member.getByText('A brass band on the roof')).toHaveCount(0)
    expect(messages).toEqual([])
  })

  for (const isTranslated of [false, true]) {
    const of = isTranslated ? 'of a translated page ' : ''
    test(`a button ${of}that is pressed before the client has started does what it says`, async ({
      page,
    }) => {
      const [path] = DEMO_PATHS
      if (isTranslated) await translates(page, { atOnce: true })
      const { promise: pressed, resolve: start } = Promise.withResolvers<void>()
      await page.route('**/assets/start-*.js', async (route) => {
        await pressed
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      if (isTranslated) await expect.poll(() => translated(page)).toBeGreaterThan(20)
      await page.getByRole('button', { name: 'Copy public link' }).click()
      start()
      await expect.poll(() => clipboardOf(page)).toContain(path)
    })
  }

  test.describe('the example of the landing page, one visitor after the other,', () => {
    test.describe.configure({ mode: 'serial' })

    test('is copied, seen as used, and not proposed to the next one', async ({ openAsVisitor }) => {
      await shareExample()
      const [visitor, another] = [await openAsVisitor(), await openAsVisitor()]
      await visitor.goto('/')
      await expect(cards(visitor)).toHaveCount(3)
      const first = cards(visitor).first()
      const text = (await first.locator('p').first().textContent())!
      await first.getByRole('button', { name: 'Copy' }).click()
      await expect(first.getByText('Copied')).toBeVisible()
      expect(await clipboardOf(visitor)).toBe(text)
      await expect(first.getByText('You copied this')).toBeVisible()
      await expect(visitor.getByText(/^Copied\. No one else gets it/)).toBeVisible()
      await expect(cards(visitor).getByRole('button', { name: 'Copy' })).toHaveCount(2)

      await another.goto('/')
      await expect(cards(another).first()).toBeVisible()
      await expect(cards(another).filter({ hasText: text })).toHaveCount(0)
      await visitor.getByRole('link', { name: /^From a public post/ }).click()
      await expect(
        visitor.getByRole('article', { name: 'Suggestion' }).filter({ hasText: text }),
      ).toContainText('You copied this')
    })

    for (const [script, when] of [
      ['start', 'before the client has started'],
      ['example', 'before the example of the landing page has loaded'],
    ] as const) {
      test(`a suggestion that is copied ${when} is copied, and used @slow`, async ({
        openAsVisitor,
        request,
      }) => {
        await shareExample()
        const visitor = await openAsVisitor()
        const { promise: pressed, resolve: start } = Promise.withResolvers<void>()
        await visitor.route(`**/assets/${script}-*.js`, async (route) => {
          await pressed
          await route.continue()
        })
        await visitor.goto('/', { waitUntil: 'commit' })
        if (script === 'example') await visitor.waitForFunction(isHydrated, 'h1')
        const card = visitor.getByRole('article').filter({ hasText: 'Encore from row' }).first()
        const text = await card.locator('p').textContent()
        const example = visitor.getByRole('link', { name: /^From a public post/ })
        const path = await example.getAttribute('href')
        await card.evaluate((element) => element.setAttribute('data-served', ''))
        await card.getByRole('button', { name: 'Copy' }).click()
        start()
        await expect.poll(() => clipboardOf(visitor)).toBe(text)
        await expect(visitor.locator('article[data-served]')).toHaveText(new RegExp(text!))
        const { comments } = await (await request.get(`/api/comments${path}`)).json()
        expect(comments.find(({ content }: { content: string }) => content === text).isLocked).toBe(true)
      })
    }
  })

  test('a visitor sees which suggestion is theirs, which the page itself does not know', async ({ page }) => {
    const [path] = DEMO_PATHS
    const { comments } = await (await page.request.get(`/api/comments${path}`)).json()
    const free = comments.find(({ isLocked }: { isLocked: boolean }) => !isLocked)
    expect((await page.request.post(`/api/comments/public/${free.id}/lock`)).ok()).toBe(true)
    await page.goto(path)
    await expect(page.getByText('You copied this')).toBeVisible()
    await page.request.delete(`/api/comments/public/${free.id}/lock`)
  })
})
