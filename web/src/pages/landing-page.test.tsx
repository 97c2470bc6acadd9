import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeApi } from '@fanfare/ui-kit/testing/fake-api.ts'
import { aUser } from '@fanfare/ui-kit/testing/fixtures.ts'
import { renderScreen, type ScreenSetting } from '@fanfare/ui-kit/testing/render-screen.tsx'
import { webTexts } from '../texts.ts'
import LandingPage from './landing-page.tsx'

beforeEach(() => void fakeApi({ 'GET /community/public/posts': { posts: [] } }))

const visit = (setting: ScreenSetting = {}) => renderScreen(<LandingPage />, { texts: webTexts, ...setting })

const linksNamed = async (name: string) =>
  (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href'))

it('leads a visitor to the sign-up, the community and the integrations', async () => {
  await visit()
  expect(await linksNamed('Get started')).toEqual(['/login#create-account', '/login#create-account'])
  expect(await linksNamed('See the community')).toEqual(['/community-landing'])
  expect(await linksNamed('See the integrations')).toEqual(['/integrations'])
  expect(screen.queryByRole('link', { name: 'Go to dashboard' })).toBeNull()
})

it('leads a member to the dashboard', async () => {
  await visit({ user: aUser() })
  expect(await linksNamed('Go to dashboard')).toEqual(['/dashboard', '/dashboard'])
  expect(screen.queryByRole('link', { name: 'Get started' })).toBeNull()
})

it('counts the moods there are', async () => {
  await visit()
  await screen.findByRole('heading', { name: '29 moods, zero clones' })
})

it('speaks the language of the visitor', async () => {
  await visit({ language: 'fr' })
  await screen.findByRole('heading', { level: 1, name: /^Une belle publication/ })
  await screen.findByText('Curieux')
})
