import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, delayed, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ChallengeCard } from './challenge-card.tsx'

const VERIFY = 'POST /auth/verify-2fa'
const session = { token: 'fresh', user: aUser() }

async function visit(answer: unknown = session) {
  const server = fakeApi({ [VERIFY]: answer })
  const onBack = vi.fn<() => void>()
  const onSignedIn = vi.fn<() => void>()
  const { user } = await renderScreen(
    <ChallengeCard userId="user-1" onBack={onBack} onSignedIn={onSignedIn} />,
  )
  await field()
  return { server, user, onBack, onSignedIn }
}

const field = (label = '6-digit code') => screen.findByLabelText<HTMLInputElement>(label)
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Verify' })

async function enter(answer: unknown) {
  const visited = await visit(answer)
  await visited.user.fill(await field(), '123456')
  await visited.user.click(await submit())
  return visited
}

it('focuses the code and requires six digits', async () => {
  const { server, user } = await visit()
  expect(document.activeElement).toBe(await field())
  await user.type(await field(), '12a34{Enter}')
  expect((await field()).value).toBe('1234')
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
  expect(server.requests).toHaveLength(0)
})

it('shows a wrong code at its field, and accepts another one', async () => {
  const { user } = await enter(refuse(422, 'TWO_FACTOR_CODE_INVALID'))
  await screen.findByText(/Invalid verification code/)
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
  await user.clear(await field())
  await user.fill(await field(), '654321')
  await expect.poll(async () => (await submit()).getAttribute('aria-disabled')).toBe('false')
})

it('keeps the code when the server is offline, and can be sent again', async () => {
  await enter(unreachable)
  await screen.findByText(/cannot be reached/)
  expect((await field()).value).toBe('123456')
  expect((await submit()).getAttribute('aria-disabled')).toBe('false')
})

it('starts over when the sign-in has expired', async () => {
  const { user, onBack } = await enter(refuse(410, 'TWO_FACTOR_EXPIRED'))
  await screen.findByRole('heading', { name: 'This sign-in has expired' })
  await screen.findByText(/took too long or had too many wrong codes/)
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  expect(onBack).toHaveBeenCalledOnce()
})

it('goes back', async () => {
  const { user, onBack } = await visit()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(onBack).toHaveBeenCalledOnce()
})

it('cannot be sent twice while sending', async () => {
  const { answer, release } = delayed(session)
  const { server } = await enter(answer)
  expect((await field()).closest('fieldset')!.disabled).toBe(true)
  release()
  await expect.poll(() => useSessionStore.getState().status).toBe('authenticated')
  expect(server.to(VERIFY)).toHaveLength(1)
})

it('signs in with a code, by keyboard alone', async () => {
  const { server, user, onSignedIn } = await visit()
  await user.type(await field(), '123456{Enter}')
  await expect.poll(() => useSessionStore.getState().token).toBe('fresh')
  expect(server.to(VERIFY)[0]?.body).toEqual({ userId: 'user-1', twoFactorCode: '123456' })
  expect(onSignedIn).toHaveBeenCalledOnce()
})

it('signs in with a recovery code', async () => {
  const { server, user } = await visit()
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
  await user.type(await field('Recovery code'), ' k7qf-9mwd {Enter}')
  await expect.poll(() => useSessionStore.getState().token).toBe('fresh')
  expect(server.to(VERIFY)[0]?.body).toEqual({ userId: 'user-1', twoFactorCode: 'k7qf-9mwd' })
})
