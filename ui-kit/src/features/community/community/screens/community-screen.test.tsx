import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse, type FakeRequest } from '../../../../testing/fake-api.ts'
import { aPublicPost, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { CommunityScreen } from './community-screen.tsx'

const pagination = { page: 1, limit: 20, total: 45, totalPages: 3 }
const tags = {
  tags: [
    { id: 'tag-1', name: 'engineering', postsCount: 12 },
    { id: 'tag-2', name: 'design', postsCount: 4 },
  ],
  total: 2,
}

function aServer(posts: unknown = { posts: [aPublicPost()], pagination, hasMore: false }) {
  return fakeApi({ 'GET /community/posts': posts, 'GET /community/tags': tags })
}

const visit = (at = '/community') =>
  renderScreen(<CommunityScreen />, { path: '/community', at, user: aUser() })

it('shows an error and retries', async () => {
  const server = aServer(refuse(503, 'SERVICE_UNAVAILABLE'))
  const { user } = await visit()
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
  server.on('GET /community/posts', { posts: [aPublicPost({ title: 'Back again' })], pagination })
  await user.click(retry)
  await screen.findByRole('link', { name: 'Back again' })
})

it('says that there are no posts yet', async () => {
  aServer({ posts: [], pagination: { ...pagination, total: 0, totalPages: 1 } })
  await visit()
  await screen.findByRole('heading', { name: 'No posts here yet' })
})

it('shows the author, the organization, three tags and the link of a post', async () => {
  const many = ['a', 'b', 'c', 'd'].map((name) => ({ id: name, name }))
  aServer({ posts: [aPublicPost({ tags: many, creator: null })], pagination })
  await visit()
  const title = await screen.findByRole('link', { name: 'How we cut our latency in half' })
  const row = title.closest('li')!
  within(row).getByText('Shared by Unknown User')
  expect(within(row).getByRole('link', { name: 'Northwind Labs' }).getAttribute('href')).toBe(
    '/organizations/northwind-labs',
  )
  within(row).getByText('#c')
  expect(within(row).queryByText('#d')).toBeNull()
  expect(
    within(row)
      .getByRole('link', { name: /View post/ })
      .getAttribute('href'),
  ).toBe('/public/northwind-labs/how-we-cut-our-latency')
})

it('covers a sensitive post until it is uncovered', async () => {
  aServer({ posts: [aPublicPost({ isSensitive: true, comment: 'Graphic details.' })], pagination })
  const { user } = await visit()
  const show = await screen.findByRole('button', { name: 'Show it' })
  screen.getByRole('heading', { name: 'Sensitive post' })
  expect(screen.queryByText('Graphic details.')).toBeNull()
  expect(document.body.innerHTML).not.toContain(aPublicPost().title)
  show.focus()
  await user.keyboard('{Enter}')
  screen.getByRole('heading', { name: aPublicPost().title })
  expect(document.activeElement?.textContent).toBe('Graphic details.')
})

it('keeps the selected tags in the address and finds posts with any of them', async () => {
  const server = aServer()
  const { user } = await visit('/community?page=3')
  await user.click(await screen.findByRole('button', { name: /#design/ }))
  await user.click(await screen.findByRole('button', { name: /#engineering/ }))
  expect(screen.getByLabelText('address').textContent).toBe('/community?tags=design%2Cengineering')
  await screen.findByText('2 of 2 selected')
  const asked = server.to('GET /community/posts').at(-1) as FakeRequest
  expect(asked.query.get('tags')).toBe('design,engineering')
  expect(asked.query.get('page')).toBe('1')
})

it('finds a tag by a part of its name', async () => {
  const server = aServer()
  const { user } = await visit()
  await screen.findByRole('button', { name: /#design/ })
  const rare = { id: 'tag-9', name: 'engineless', postsCount: 1 }
  server.on('GET /community/tags', { tags: [rare], total: 300, pagination: ONE_PAGE })
  await user.fill(screen.getByRole('searchbox', { name: 'Search tags' }), 'engin')
  await screen.findByRole('button', { name: /#engineless/ })
  screen.getByRole('button', { name: /#engineering/ })
  expect(screen.queryByRole('button', { name: /#design/ })).toBeNull()
  expect(server.to('GET /community/tags').at(-1)!.query.get('search')).toBe('engin')
})

it('links to the other pages', async () => {
  aServer()
  await visit('/community?tags=design')
  const page = await screen.findByRole('link', { name: 'Page 3' })
  expect(page.getAttribute('href')).toContain('tags=design&page=3')
})

it('redirects from a page beyond the last to the last', async () => {
  const server = aServer()
  await visit('/community?tags=design&page=9')
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/community?tags=design&page=3')
  const pages = () => server.to('GET /community/posts').map(({ query }) => query.get('page'))
  await expect.poll(pages).toEqual(['9', '3'])
})

it('shows the actions of each post', async () => {
  aServer()
  await renderScreen(<CommunityScreen postActions={({ id }) => <button>act on {id}</button>} />, {
    path: '/community',
    at: '/community',
    user: aUser(),
  })
  await screen.findByRole('button', { name: 'act on post-1' })
})

it('searches the posts and says how many it has found', async () => {
  const server = aServer()
  const { user } = await visit('/community?tags=design&page=3')
  await user.fill(await screen.findByRole('searchbox', { name: 'Search public posts' }), 'latency')
  await screen.findByText('45 posts found')
  expect(screen.getByLabelText('address').textContent).toBe('/community?search=latency&tags=design')
  expect(server.to('GET /community/posts').at(-1)!.query.toString()).toBe('search=latency&page=1&tags=design')
})

it('says that a search has found more posts than it counts', async () => {
  aServer({ posts: [aPublicPost()], pagination: { ...pagination, total: 1_000 }, hasMore: true })
  await visit('/community?search=latency')
  await screen.findByText('1,000+ posts found')
})

it('leads back to all posts when a search finds none', async () => {
  const server = aServer({
    posts: [],
    pagination: { ...pagination, total: 0, totalPages: 1 },
    hasMore: false,
  })
  const { user } = await visit('/community?search=nothing&sort=available')
  await screen.findByRole('heading', { name: 'No posts match' })
  server.on('GET /community/posts', { posts: [aPublicPost()], pagination, hasMore: false })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await screen.findByRole('link', { name: aPublicPost().title })
  expect(screen.getByLabelText('address').textContent).toBe('/community')
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search public posts' }).value).toBe('')
})

it('puts the posts with the most to copy first', async () => {
  const server = aServer()
  const { user } = await visit()
  await user.click(await screen.findByRole('radio', { name: 'Most suggestions left' }))
  expect(screen.getByLabelText('address').textContent).toBe('/community?sort=available')
  await expect.poll(() => server.to('GET /community/posts').at(-1)!.query.get('sort')).toBe('available')
  await user.click(screen.getByRole('radio', { name: 'Newest' }))
  expect(screen.getByLabelText('address').textContent).toBe('/community')
})

it('shows the picture of a link, unless the post is covered', async () => {
  const picture = { id: 'p', url: '/api/pictures/p.webp', width: 960, height: 502 }
  aServer({
    posts: [aPublicPost({ picture }), aPublicPost({ id: 'post-2', picture, isSensitive: true })],
    pagination,
    hasMore: false,
  })
  await visit()
  await screen.findByRole('heading', { name: 'Sensitive post' })
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(pictures).toEqual(['/api/pictures/p.webp'])
})
