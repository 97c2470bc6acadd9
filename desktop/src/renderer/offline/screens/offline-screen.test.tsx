import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { configureSession, useSessionStore } from '@fanfare/ui-kit/platform/session/session-store.ts'
import { createFakePlatform } from '@fanfare/ui-kit/platform/fake-platform.ts'
import { fakeApi } from '@fanfare/ui-kit/testing/fake-api.ts'
import { aUser } from '@fanfare/ui-kit/testing/fixtures.ts'
import { change } from '../../testing/change.ts'
import { anOffer, seen } from '../../testing/fixtures.ts'
import { renderWindow } from '../../testing/render-window.tsx'
import { OfflineScreen } from './offline-screen.tsx'

async function visit(at = '/dashboard') {
  const view = await renderWindow(<OfflineScreen />, { at })
  act(() => useSessionStore.setState({ token: 'kept', status: 'offline' }))
  return view
}

it('shows the last list with its time, to be read', async () => {
  await visit()
  expect(await screen.findByText(/^Offline – as of/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'How we cut our latency in half' })).toBeTruthy()
  expect(screen.getByText(/A very boring fix/)).toBeTruthy()
  expect(screen.queryByText('Copy')).toBeNull()
})

it('covers a sensitive post until it is uncovered', async () => {
  change({ offers: seen(anOffer({ post: { title: 'A hard year', isSensitive: true } })) })
  const { user } = await visit()
  await screen.findByRole('heading', { name: 'Sensitive post' })
  expect(screen.queryByText(/A very boring fix/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show it' }))
  expect(await screen.findByRole('heading', { name: 'A hard year' })).toBeTruthy()
})

it('says so when there is no last list', async () => {
  change({ offers: null })
  await visit()
  await screen.findByRole('heading', { name: 'The server cannot be reached' })
  expect(screen.getByText(/There is no saved list yet/)).toBeTruthy()
})

it('tries again when asked', async () => {
  fakeApi({ 'GET /boot': { user: aUser() } })
  configureSession(createFakePlatform({ session_token: 'kept' }).storage)
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await expect.poll(() => useSessionStore.getState().status).toBe('authenticated')
})

it('redirects from the bare start screen to the dashboard', async () => {
  await visit('/')
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/dashboard')
})
