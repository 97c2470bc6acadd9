import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import ProfilePage from './profile-page.tsx'

const FEED = 'GET /users/me/web-feed'
const PASSWORDS = {
  'Current password': 'Old-days!',
  'New password': 'Sunny-day!',
  'Confirm password': 'Sunny-day!',
}

it('no longer shows the private feed that a new password has ended', async () => {
  const server = fakeApi({
    [FEED]: { feed: { createdAt: '2026-03-01T09:00:00.000Z', lastReadAt: null } },
    'GET /users/me': { user: aUser(), pendingEmail: null },
    'PUT /users/me/password': () => undefined,
  })
  const { user } = await renderScreen(<ProfilePage />, { path: '/profile', at: '/profile', user: aUser() })
  await screen.findByText('Not read yet')
  await user.click(await screen.findByRole('button', { name: 'Change password' }))
  for (const [label, value] of Object.entries(PASSWORDS))
    await user.fill(await screen.findByLabelText(label), value)
  server.on(FEED, { feed: null })
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByRole('button', { name: 'Create address' })
  expect(screen.queryByText('Not read yet')).toBeNull()
})
