import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { configureSession, useSessionStore } from '../../platform/session/session-store.ts'
import { createFakePlatform } from '../../platform/fake-platform.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SessionEffects } from './session-effects.tsx'

it('clears the cache when the session ends', async () => {
  fakeApi({ 'POST /auth/logout': undefined })
  const { queryClient } = await renderScreen(<SessionEffects />, { user: aUser() })
  queryClient.setQueryData(['posts'], ['secret'])
  await act(() => useSessionStore.getState().signOut())
  expect(queryClient.getQueryData(['posts'])).toBeUndefined()
})

it('restores an unconfirmed session once the device is online', async () => {
  fakeApi({ 'GET /boot': { user: aUser() } })
  await renderScreen(<SessionEffects />)
  configureSession(createFakePlatform({ session_token: 'kept' }).storage)
  act(() => useSessionStore.setState({ status: 'offline' }))
  act(() => void window.dispatchEvent(new Event('online')))
  await expect.poll(() => useSessionStore.getState().status).toBe('authenticated')
})
