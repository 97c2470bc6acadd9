import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse } from '@fanfare/ui-kit/testing/fake-api.ts'
import { aTestimonial, aUser, ONE_PAGE } from '@fanfare/ui-kit/testing/fixtures.ts'
import { renderScreen, type ScreenSetting } from '@fanfare/ui-kit/testing/render-screen.tsx'
import { webTexts } from '../../texts.ts'
import SlackIntegrationPage from './slack-integration-page.tsx'

const LIST = 'GET /testimonials/public'
const listOf = (...testimonials: unknown[]) => ({ testimonials, pagination: ONE_PAGE })

const visit = (setting: ScreenSetting = {}) =>
  renderScreen(<SlackIntegrationPage />, { texts: webTexts, ...setting })

const linksNamed = (name: string) =>
  screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'))

const countItems = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('listitem').length

it('shows an error of the testimonials and retries', async () => {
  const server = fakeApi({ [LIST]: refuse(503, 'SERVICE_UNAVAILABLE') })
  const { user } = await visit()
  await screen.findByRole('heading', { name: 'Failed to load testimonials' })
  server.on(LIST, listOf({ ...aTestimonial(), author: null }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Anonymous')
})

it('says that nobody has said anything yet', async () => {
  fakeApi({ [LIST]: listOf() })
  await visit()
  await screen.findByRole('heading', { name: 'No testimonials yet' })
})

it('does not claim how much more engagement there is', async () => {
  fakeApi({ [LIST]: listOf() })
  const { container } = await visit()
  await screen.findByRole('heading', { name: 'No testimonials yet' })
  expect(container.textContent).not.toMatch(/\dx|engagement/i)
})

it('has four features, four steps and three benefits', async () => {
  fakeApi({ [LIST]: listOf() })
  await visit()
  expect(countItems('What Slack and Fanfare do together')).toBe(4)
  expect(countItems('How it works')).toBe(4)
  expect(countItems('What your team gets')).toBe(3)
})

it('leads a visitor to the sign-up, the sign-in and the demo', async () => {
  fakeApi({ [LIST]: listOf() })
  await visit()
  expect(linksNamed('Get started')).toEqual(['/register'])
  expect(linksNamed('Sign in')).toEqual(['/login'])
  expect(linksNamed('See the demo')).toEqual(['/integrations/slack-integration/demo'])
})

it('leads a member to the dashboard', async () => {
  fakeApi({ [LIST]: listOf() })
  await visit({ user: aUser() })
  expect(linksNamed('Go to dashboard')).toEqual(['/dashboard', '/dashboard'])
  expect(linksNamed('Get started')).toEqual([])
})
