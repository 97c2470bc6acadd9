import { createPost, type Post } from '../../support/api.ts'
import { expect, test, type NewTeam, type Page } from '../../support/test.ts'

/** More rows than fit on a screen. */
const POSTS = 14

async function sharePosts({ id, owner }: NewTeam): Promise<Post[]> {
  const posts: Post[] = []
  for (let number = 1; number <= POSTS; number += 1)
    posts.push(
      await createPost(owner, { organizationId: id, title: `March number ${number}`, isPublic: false }),
    )
  return posts
}

/** The requests to the API from now on, without their queries. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(`${request.method()} ${pathname}`)
  })
  return paths
}

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Goes back; returns the heading of the list in the next frame, if it is there. */
const backInOneFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', () =>
          requestAnimationFrame(() => resolve(document.querySelector('h2#posts')?.textContent)),
        )
        history.back()
      }),
  )

// The service worker would serve the files that are held back here.
test.use({ serviceWorkers: 'block' })

test('a post is fetched before it is opened, and going back shows the list as it was', async ({
  openAsOwner,
}) => {
  const team = await openAsOwner()
  const { page } = team.owner
  const [, , , post] = await sharePosts(team)
  await page.goto('/dashboard')
  const link = page.getByRole('link', { name: post!.title, exact: true })
  await link.scrollIntoViewIfNeeded()

  const requests = requestsOf(page)
  const ofPost = `GET /api/posts/${post!.id}`
  const ofSuggestions = `GET /api/comments/post/${post!.id}`
  await test.step('the pointer on a link fetches the post, and reserves no suggestion', async () => {
    const answered = page.waitForResponse(`**/api/posts/${post!.id}`)
    await link.hover()
    await answered
    expect(requests).not.toContain(ofSuggestions)
    expect(requests.filter((each) => !each.startsWith('GET '))).toEqual([])
  })

  const top = await scrolled(page)
  expect(top).toBeGreaterThan(0)
  await test.step('a press opens it without fetching it again', async () => {
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: post!.title })).toBeVisible()
    await expect.poll(() => requests).toContain(ofSuggestions)
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(requests.filter((each) => each === ofPost)).toHaveLength(1)
  })

  await test.step('the list, its scroll and the focus are back at once, while the server answers nothing', async () => {
    await page.route('**/api/**', () => undefined)
    expect(await backInOneFrame(page)).toBe('Posts')
    expect(await scrolled(page)).toBe(top)
    await expect(link).toBeFocused()
  })
})

test('code and texts of a page are there before it is opened @slow', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await page.waitForLoadState('networkidle')
  const loaded = page.waitForResponse(/\/assets\/sign-in-/)
  await link.hover()
  await loaded
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/**', () => undefined)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Fanfare' })).toBeVisible()
})

test('a listed post shows what the list knows while its own answer is pending', async ({ openAsOwner }) => {
  const team = await openAsOwner()
  const { page } = team.owner
  const [post] = await sharePosts(team)
  await page.goto('/dashboard')
  const link = page.getByRole('link', { name: post!.title, exact: true })
  await expect(link).toBeVisible()
  await page.route(/\/api\/(?:posts|comments)\//, () => undefined)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: post!.title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open original' })).toHaveAttribute('href', post!.url)
})

for (const { reducedMotion, count } of [
  { reducedMotion: 'reduce', count: 0 },
  { reducedMotion: 'no-preference', count: 1 },
] as const)
  test(`a new screen fades in ${count} times where the preference is "${reducedMotion}" @slow`, async ({
    openAs,
  }) => {
    const page = await openAs('member')
    await page.emulateMedia({ reducedMotion })
    await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
    const link = page.getByRole('banner').getByRole('link', { name: 'Community' })
    const prefetched = page.waitForResponse('**/api/community/posts*')
    await link.hover()
    await prefetched
    await page.evaluate(() => {
      const main = document.querySelector('#main')!
      const animate = main.animate.bind(main)
      main.animate = (...fade) => {
        main.setAttribute('data-fades', `${Number(main.getAttribute('data-fades')) + 1}`)
        return animate(...fade)
      }
    })
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
    expect(Number(await page.locator('#main').getAttribute('data-fades'))).toBe(count)
  })
