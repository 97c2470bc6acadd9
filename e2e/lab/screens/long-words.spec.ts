import { approveFirst, createMember, createOrganization, createPost, type Member } from '../../support/api.ts'
import { expect, test, type Page } from '../../support/test.ts'

const WIDTHS = [1280, 390, 320]

/** The longest word a field accepts, without a break opportunity; unique, so that no other test finds it. */
const wordOf = (length: number) => `${Date.now()}${'W'.repeat(length)}`.slice(0, length)

interface LongTeam {
  id: string
  slug: string
  postId: string
  postSlug: string
  owner: Member
}

type ChangedPost = Parameters<typeof approveFirst>[0] & { slug: string }

/** A team in which every text is one word of the maximum length. */
async function createLongTeam(): Promise<LongTeam> {
  const owner = await createMember(wordOf(255))
  const { id, slug } = await createOrganization(owner)
  await owner.ask('PUT', `/organizations/${id}`, { name: wordOf(120), description: wordOf(1_000) })
  const title = wordOf(200)
  const { id: postId } = await createPost(owner, { organizationId: id, title, suggestions: [wordOf(1_000)] })
  const changes = { comment: wordOf(2_000), tags: [wordOf(40).toLowerCase()], isPublic: true }
  const changed = await owner.ask<{ post: ChangedPost }>('PUT', `/posts/${postId}`, changes)
  await approveFirst(changed.post)
  const { comments } = await owner.ask<{ comments: { id: string }[] }>('GET', `/comments/post/${postId}`)
  await owner.ask('POST', '/comments', { postId, parentId: comments[0]!.id, content: wordOf(1_000) })
  await owner.ask('POST', `/organizations/${id}/invite`, {
    email: `${wordOf(60)}@${wordOf(60).toLowerCase()}.example`,
    allowSignup: true,
  })
  return { id, slug, postId, postSlug: changed.post.slug, owner }
}

/** How much wider than the window the page is at each width. */
async function overflowOf(page: Page, path: string): Promise<Record<string, number>> {
  const overflow: Record<string, number> = {}
  await page.goto(path)
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('.skeleton, .animate-spin')).toHaveCount(0)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    overflow[`${path} at ${width}`] = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
  }
  return overflow
}

const nothing = (overflow: Record<string, number>) =>
  Object.fromEntries(Object.keys(overflow).map((place) => [place, 0]))

test('a word of any length makes no page of a member wider than the window', async ({ openPage }) => {
  const { id, slug, postId, postSlug, owner } = await createLongTeam()
  const page = await openPage(owner.token)
  const paths = [
    '/dashboard',
    `/posts/${postId}`,
    `/posts/${postId}/edit`,
    '/community',
    `/organizations/${slug}`,
    `/public/${slug}/${postSlug}`,
    '/organizations',
    '/organizations/select',
    ...['', '/company-information', '/users', '/customizations', '/audit-log'].map(
      (section) => `/organizations/${id}/settings${section}`,
    ),
    '/profile',
  ]
  for (const path of paths) {
    const overflow = await overflowOf(page, path)
    expect.soft(overflow).toEqual(nothing(overflow))
  }
})

test('a word of any length makes no page of a visitor wider than the window', async ({ openAsVisitor }) => {
  const { slug, postSlug } = await createLongTeam()
  const page = await openAsVisitor()
  for (const path of ['/community-landing', `/organizations/${slug}`, `/public/${slug}/${postSlug}`]) {
    const overflow = await overflowOf(page, path)
    expect.soft(overflow).toEqual(nothing(overflow))
  }
})

test('right-to-left text and emoji are laid out in their direction', async ({ openPage, openAsVisitor }) => {
  const owner = await createMember('ليلى 🎺')
  const { id, slug } = await createOrganization(owner)
  const [title, comment] = [`مرحبا بكم في العالم ${Date.now()} 🎉`, 'هذا نص من اليمين إلى اليسار 👩‍👩‍👧']
  const post = await createPost(owner, { organizationId: id, title, suggestions: ['تعليق رائع 👏🏽'] })
  const changed = await owner.ask<{ post: ChangedPost }>('PUT', `/posts/${post.id}`, {
    comment,
    isPublic: true,
  })
  await approveFirst(changed.post)
  const page = await openPage(owner.token)
  const visitor = await openAsVisitor()
  const places = [
    [page, '/dashboard'],
    [page, `/posts/${post.id}`],
    [page, `/organizations/${slug}`],
    [visitor, `/public/${slug}/${changed.post.slug}`],
  ] as const
  for (const [viewer, path] of places) {
    await viewer.goto(path)
    for (const text of [title, comment]) {
      const shown = viewer.getByRole('main').getByText(text).last()
      await expect.soft(shown, path).toHaveCSS('direction', 'rtl')
    }
  }
  await page.goto(`/posts/${post.id}/edit`)
  await expect(page.getByLabel('Title')).toHaveCSS('direction', 'rtl')
  await expect(page.getByLabel('Link (URL)', { exact: true })).toHaveCSS('direction', 'ltr')
})
