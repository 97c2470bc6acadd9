import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import CommunityLandingScreen from './community-landing-screen.tsx'

const STATISTICS = 'GET /community/statistics'
const FEATURED = 'GET /community/public/posts'

const visit = (statistics: unknown) => {
  fakeApi({ [STATISTICS]: statistics, [FEATURED]: { posts: [] } })
  return renderScreen(<CommunityLandingScreen />, { path: '/', at: '/' })
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

it('leads visitors to the community and to the sign-in', async () => {
  await visit({ organizations: null, posts: null, people: null, tags: null })
  const enter = await screen.findByRole('link', { name: 'Go to the community' })
  expect(enter.getAttribute('href')).toBe('/community')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
})
