import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aPublicPost, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { PublicPostScreen } from '../../public-pages/screens/public-post-screen.tsx'

const AT = '/public/northwind-labs/how-we-cut-our-latency'
const READ = 'GET /posts/public/northwind-labs/how-we-cut-our-latency'
const MARK = 'PUT /admin/posts/post-1/sensitive'

interface Visit {
  person?: CurrentUser | null
  isSensitive?: boolean
  answer?: unknown
}

async function visit({ person = aUser({ isAdmin: true }), isSensitive = false, answer }: Visit = {}) {
  const server = fakeApi({ [READ]: { post: aPublicPost({ isSensitive }) }, [MARK]: answer })
  const path = '/public/:organizationSlug/:postSlug'
  const screenOf = <PublicPostScreen suggestions={() => null} />
  const view = await renderScreen(screenOf, { path, at: AT, user: person })
  await screen.findByRole('heading', { level: 1 })
  return { server, ...view }
}

it.each([
  ['members', aUser()],
  ['visitors', null],
])('is hidden from %s', async (_, person) => {
  await visit({ person })
  expect(screen.queryByRole('button', { name: /sensitive/i })).toBeNull()
})

it('shows why it failed, and covers nothing', async () => {
  const { user } = await visit({ answer: refuse(404, 'POST_NOT_FOUND') })
  await user.click(screen.getByRole('button', { name: 'Mark as sensitive' }))
  await screen.findAllByText('Post not found.')
  screen.getByText('Our infra story is finally out.')
})

it('covers the content at once', async () => {
  const covered = { post: aPublicPost({ isSensitive: true }) }
  const { user, server } = await visit({ answer: covered })
  server.on(READ, covered)
  await user.click(screen.getByRole('button', { name: 'Mark as sensitive' }))
  await screen.findByText('This post was marked as sensitive.')
  expect(server.to(MARK)[0]!.body).toEqual({ isSensitive: true })
  expect(screen.queryByText('Our infra story is finally out.')).toBeNull()
  await screen.findByRole('button', { name: 'Mark as not sensitive' })
})

it('uncovers it again', async () => {
  const { user, server } = await visit({ isSensitive: true, answer: { post: aPublicPost() } })
  server.on(READ, { post: aPublicPost() })
  await user.click(screen.getByRole('button', { name: 'Mark as not sensitive' }))
  await screen.findByText('Our infra story is finally out.')
  expect(screen.queryByText('This post was marked as sensitive.')).toBeNull()
  expect(server.to(MARK)[0]!.body).toEqual({ isSensitive: false })
})
