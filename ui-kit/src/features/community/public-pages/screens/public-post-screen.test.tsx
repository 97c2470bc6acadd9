import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { delayed, fakeApi } from '../../../../testing/fake-api.ts'
import { aMood, aPublicPost } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { FeaturedPosts } from '../components/featured-posts.tsx'
import { PublicPostScreen } from './public-post-screen.tsx'

const ROUTE = 'GET /posts/public/northwind-labs/how-we-cut-our-latency'

const visit = () =>
  renderScreen(<PublicPostScreen suggestions={(post) => <p>suggestions for {post.id}</p>} />, {
    path: '/public/:organizationSlug/:postSlug',
    at: '/public/northwind-labs/how-we-cut-our-latency',
  })

it('says that a private or missing post is not found, and leads back', async () => {
  fakeApi()
  await visit()
  await screen.findByRole('heading', { name: 'Post not found' })
  expect(screen.getByRole('link', { name: 'Back to the community' }).getAttribute('href')).toBe('/community')
})

it('shows at once what a list knows of the post, and its link with the details', async () => {
  const answer = delayed({ post: aPublicPost({ mood: aMood(), linkDescription: 'What the page says' }) })
  const { mood: _mood, linkDescription: _description, ...listed } = aPublicPost()
  fakeApi({ 'GET /community/public/posts': { posts: [listed] }, [ROUTE]: answer.answer })
  const page = (
    <Routes>
      <Route path="/" element={<FeaturedPosts />} />
      <Route
        path="/public/:organizationSlug/:postSlug"
        element={<PublicPostScreen suggestions={() => null} />}
      />
    </Routes>
  )
  const { user } = await renderScreen(page)
  await user.click(await screen.findByRole('link', { name: 'How we cut our latency in half' }))
  await screen.findByRole('heading', { level: 1, name: 'How we cut our latency in half' })
  screen.getByText('Our infra story is finally out.')
  expect(document.title).toBe('How we cut our latency in half · Fanfare')
  expect(screen.queryByRole('link', { name: 'Open original' })).toBeNull()
  answer.release()
  await screen.findByRole('link', { name: 'Open original' })
  screen.getByText('What the page says')
  screen.getByText('Curious')
})

it('shows the post, its link and its suggestions', async () => {
  fakeApi({ [ROUTE]: { post: aPublicPost() } })
  await visit()
  await screen.findByRole('heading', { name: 'How we cut our latency in half' })
  expect(screen.getByRole('link', { name: 'Open original' }).getAttribute('href')).toBe(
    'https://www.linkedin.com/posts/latency-7264',
  )
  screen.getByText('suggestions for post-1')
})

it('copies its public address and says so', async () => {
  fakeApi({ [ROUTE]: { post: aPublicPost() } })
  const { user, platform } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Copy public link' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(platform.copied).toEqual([`${location.origin}/public/northwind-labs/how-we-cut-our-latency`])
})

it('shows its public address for copying by hand where the clipboard fails', async () => {
  fakeApi({ [ROUTE]: { post: aPublicPost() } })
  const { user, platform } = await visit()
  platform.answers.copy = 'failed'
  await user.click(await screen.findByRole('button', { name: 'Copy public link' }))
  await screen.findByText(
    `Copying failed. The link is ${location.origin}/public/northwind-labs/how-we-cut-our-latency`,
  )
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull()
})

it('shows the actions of the post', async () => {
  fakeApi({ [ROUTE]: { post: aPublicPost() } })
  await renderScreen(
    <PublicPostScreen suggestions={() => null} postActions={({ id }) => <button>act on {id}</button>} />,
    {
      path: '/public/:organizationSlug/:postSlug',
      at: '/public/northwind-labs/how-we-cut-our-latency',
    },
  )
  await screen.findByRole('button', { name: 'act on post-1' })
})

it('shows the mood of the post', async () => {
  fakeApi({ [ROUTE]: { post: aPublicPost({ mood: aMood(), tags: [] }) } })
  await visit()
  await screen.findByText('Curious')
})

const details = {
  linkDescription: 'What the page says',
  picture: { id: 'p', url: '/api/pictures/p.webp', width: 960, height: 480 },
}

it('shows picture and description of the linked page; those of a sensitive post once it is opened', async () => {
  fakeApi({ [ROUTE]: { post: aPublicPost({ ...details, isSensitive: true }) } })
  const { user } = await visit()
  const open = await screen.findByRole('button', { name: 'Show it' })
  expect(document.querySelector('img')).toBeNull()
  expect(screen.queryByText('What the page says')).toBeNull()
  await user.click(open)
  await screen.findByText('What the page says')
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/pictures/p.webp')
})

it('covers the title and the text of a sensitive post until it is opened, also in the tab', async () => {
  const post = aPublicPost({ title: 'A hard year', comment: 'Graphic details.', isSensitive: true })
  fakeApi({ [ROUTE]: { post } })
  const { user } = await visit()
  await screen.findByRole('heading', { level: 1, name: 'Sensitive post' })
  expect(document.title).toBe('Sensitive post · Fanfare')
  expect(document.documentElement.innerHTML).not.toMatch(/A hard year|Graphic details/)
  await user.click(screen.getByRole('button', { name: 'Show it' }))
  screen.getByRole('heading', { level: 1, name: 'A hard year' })
  screen.getByText('Graphic details.')
})
