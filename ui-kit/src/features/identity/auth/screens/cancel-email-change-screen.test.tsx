import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakePlatform } from '../../../../platform/fake-platform.ts'
import { configureSession, useSessionStore } from '../../../../platform/session/session-store.ts'
import { delayed, fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen, type ScreenSetting } from '../../../../testing/render-screen.tsx'
import CancelEmailChangeScreen from './cancel-email-change-screen.tsx'

const CHECK = 'POST /auth/check-link'
const CANCEL = 'POST /auth/cancel-email-change'
const email = 'ana@northwind.example'

async function visit(
  answer?: unknown,
  { state = 'open', ...setting }: ScreenSetting & { state?: string } = {},
) {
  const server = fakeApi({ [CHECK]: { state, email }, [CANCEL]: answer ?? { email } })
  const path = '/cancel-email-change'
  const view = await renderScreen(<CancelEmailChangeScreen />, {
    path,
    at: `${path}?token=secret`,
    ...setting,
  })
  const confirm = async () => view.user.click(await button())
  return { ...view, server, confirm }
}

const button = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: 'Keep my address and sign out everywhere' })

it('says that a link without a token does not work, and offers to reset the password', async () => {
  await visit(undefined, { at: '/cancel-email-change' })
  await screen.findByRole('heading', { name: 'This link does not work' })
  const link = await screen.findByRole('link', { name: 'Reset your password' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
})

it('says so at once when the link does not work', async () => {
  const { server } = await visit(undefined, { state: 'invalid' })
  await screen.findByRole('heading', { name: 'This link does not work' })
  expect(server.to(CANCEL)).toHaveLength(0)
})

it('says of a used link that the address stays', async () => {
  await visit(undefined, { state: 'used' })
  await screen.findByRole('heading', { name: 'We kept your address' })
})

it('says that a link does not work which expired meanwhile', async () => {
  const { confirm } = await visit(refuse(400, 'EMAIL_LINK_INVALID'))
  await confirm()
  await screen.findByText(/more than three days old/)
})

it('only checks the link before the click', async () => {
  const { server } = await visit()
  await button()
  expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/auth/check-link', { link: 'cancel-email-change', token: 'secret' }],
  ])
})

it('shows why it failed, and can be repeated', async () => {
  const { server, confirm } = await visit(unreachable)
  await confirm()
  await screen.findByText('The change could not be canceled')
  server.on(CANCEL, { email })
  await confirm()
  await screen.findByRole('heading', { name: 'We kept your address' })
})

it('cannot be sent twice while sending', async () => {
  const { answer, release } = delayed({ email })
  const { server, confirm } = await visit(answer)
  await confirm()
  await confirm()
  release()
  await screen.findByRole('heading', { name: 'We kept your address' })
  expect(server.to(CANCEL)).toHaveLength(1)
})

it('names the address that stays, and offers to reset the password', async () => {
  const { server, confirm } = await visit()
  await confirm()
  await screen.findByText(/^ana@northwind\.example is still your address/)
  const link = await screen.findByRole('link', { name: 'Reset your password' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
  expect(server.to(CANCEL)[0]?.body).toEqual({ token: 'secret' })
})

it('signs out here too', async () => {
  configureSession(createFakePlatform({ session_token: 'test-token' }).storage)
  const { server, confirm } = await visit(undefined, { user: aUser() })
  server.on('GET /boot', refuse(401, 'UNAUTHENTICATED'))
  await confirm()
  await expect.poll(() => useSessionStore.getState().status).toBe('anonymous')
  await screen.findByRole('heading', { name: 'We kept your address' })
})
