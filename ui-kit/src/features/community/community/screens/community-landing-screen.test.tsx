import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { rememberReturnPath, takeReturnPath } from '../../../../platform/session/return-to.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { CommunityLandingScreen } from './community-landing-screen.tsx'

beforeEach(() => sessionStorage.clear())

const STATISTICS = 'GET /community/statistics'
const FEATURED = 'GET /community/public/posts'

const visit = (statistics: unknown, user: CurrentUser | null = null) => {
  fakeApi({ [STATISTICS]: statistics, [FEATURED]: { posts: [] } })
  return renderScreen(<CommunityLandingScreen />, { path: '/', at: '/', user })
}

it('hides numbers that could not be loaded', async () => {
  await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Public posts')).toBeNull()
})

it('hides the numbers that the server leaves out', async () => {
  await visit({ organizations: null, posts: 1204, people: 48, tags: null })
  const numbers = within((await screen.findByText('Public posts')).closest('dl')!)
  numbers.getByText('1,204')
  numbers.getByText('People')
  expect(numbers.queryByText('Organizations')).toBeNull()
})

const NO_STATISTICS = { organizations: null, posts: null, people: null, tags: null }
const enter = () => screen.findByRole('link', { name: 'Go to the community' })

it('leads members to the community', async () => {
  await visit(NO_STATISTICS, aUser())
  expect((await enter()).getAttribute('href')).toBe('/community')
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

it('leads visitors to the community by the sign-in', async () => {
  const { user } = await visit(NO_STATISTICS)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  await user.click(await enter())
  expect(screen.getByLabelText('address').textContent).toBe('/login')
  expect(takeReturnPath()).toBe('/community')
})

it('leads visitors who came with a filter back to it', async () => {
  const { user } = await visit(NO_STATISTICS)
  rememberReturnPath('/community?tags=design')
  await user.click(await enter())
  expect(takeReturnPath()).toBe('/community?tags=design')
})
