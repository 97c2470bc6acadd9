import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RESTORED } from '../../components/queries/query-cache.ts'
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

it('fetches again what an earlier visit has left, once the session is confirmed', async () => {
  const { queryClient } = await renderScreen(<SessionEffects />, { user: aUser(), status: 'loading' })
  queryClient.setQueryData(['posts'], ['old'], RESTORED)
  queryClient.setQueryData(['tags'], ['new'])
  act(() => useSessionStore.setState({ status: 'authenticated' }))
  await expect.poll(() => queryClient.getQueryState(['posts'])?.isInvalidated).toBe(true)
  expect(queryClient.getQueryState(['tags'])?.isInvalidated).toBe(false)
})

it('restores an unconfirmed session once the device is online', async () => {
  fakeApi({ 'GET /boot': { user: aUser() } })
  await renderScreen(<SessionEffects />)
  configureSession(createFakePlatform({ session_token: 'kept' }).storage)
  act(() => useSessionStore.setState({ status: 'offline' }))
  act(() => void window.dispatchEvent(new Event('online')))
  await expect.poll(() => useSessionStore.getState().status).toBe('authenticated')
})
