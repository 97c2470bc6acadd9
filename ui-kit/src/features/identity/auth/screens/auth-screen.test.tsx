import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { createFakePlatform } from '../../../../platform/fake-platform.ts'
import { peekReturnPath, rememberReturnPath } from '../../../../platform/session/return-to.ts'
import { configureSession, useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, delayed, refuse } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import AuthScreen from './auth-screen.tsx'

const EXCHANGE = 'POST /auth/exchange'
const session = { token: 'fresh', user: aUser() }
const challenge = { requires2FA: true, userId: 'user-1', message: 'Enter your code' }

const address = () => screen.getByLabelText('address').textContent
const signedInWith = () => useSessionStore.getState().token
const submit = () => screen.findByRole('button', { name: 'Link and sign in' })
const retry = () => screen.findByRole('link', { name: 'Try again' })

async function openCallback(
  query: string,
  answers: Record<string, unknown> = {},
  stored = {},
  person: CurrentUser | null = null,
) {
  configureSession(createFakePlatform(stored).storage)
  const server = fakeApi(answers)
  const screenInStrictMode = (
    <StrictMode>
      <AuthScreen />
    </StrictMode>
  )
  const { user } = await renderScreen(screenInStrictMode, {
    path: '/auth',
    at: `/auth${query}`,
    user: person,
  })
  return { server, user }
}

beforeEach(() => sessionStorage.clear())

it.each(['', '?token='])('says so when it is opened without a token (%s)', async (query) => {
  await openCallback(query)
  await screen.findByText('No token received from authentication provider.')
  expect((await retry()).getAttribute('href')).toBe('/login')
})

describe('an invitation that comes alone', () => {
  it('waits while the session is being restored', async () => {
    fakeApi()
    await renderScreen(<AuthScreen />, { path: '/auth', at: '/auth?invitation=abc', status: 'loading' })
    await screen.findByText('Loading…')
    expect(address()).toBe('/auth?invitation=abc')
  })

  it('leads to the sign-up without a session, and is kept', async () => {
    await openCallback('?invitation=abc%2F1')
    await expect.poll(address).toBe('/register?invitation=abc%2F1')
    expect(peekReturnPath()).toBe('/invitation/abc%2F1')
  })

  it('opens at once with a session', async () => {
    await openCallback('?invitation=abc%2F1', {}, {}, aUser())
    await expect.poll(address).toBe('/invitation/abc%2F1')
  })
})

describe('a refusal', () => {
  it.each([
    ['EXTERNAL_DENIED', /You cancelled the sign-in/],
    ['EXTERNAL_EMAIL_MISSING', /gave us no verified email address/],
  ])('shows the text of its code: %s', async (code, words) => {
    await openCallback(`?error=${code}&invitation=abc`)
    await screen.findByText(words)
    await retry()
  })

  it('leads back to a sign-in that keeps the invitation', async () => {
    await openCallback('?error=EXTERNAL_DENIED&invitation=abc')
    expect((await retry()).getAttribute('href')).toBe('/login?invitation=abc')
  })

  it('with an unknown code shows a general text', async () => {
    await openCallback('?error=%3Cb%3Esend%20money%3C%2Fb%3E')
    await screen.findByText(/The provider did not confirm who you are/)
    expect(screen.queryByText(/send money/)).toBeNull()
  })
})

const JOIN = 'POST /auth/join'
const TAKE = 'POST /auth/join/take'

async function joinWith(answers: Record<string, unknown>) {
  const visited = await openCallback('?join=otj_secret', answers)
  await visited.user.fill(await screen.findByLabelText('Password'), 'Sunny-day!')
  await visited.user.click(await submit())
  return visited
}

describe('a join code', () => {
  it('requires a password', async () => {
    const { server, user } = await openCallback('?join=otj_secret')
    await user.click(await submit())
    await screen.findByText('Enter your password')
    expect(server.requests).toHaveLength(0)
  })

  it('shows a wrong password at its field', async () => {
    await joinWith({ [JOIN]: refuse(400, 'INVALID_PASSWORD') })
    await screen.findByText('The password you entered is incorrect.')
  })

  it('that is used or expired leads back to the sign-in', async () => {
    await joinWith({ [JOIN]: refuse(400, 'EXCHANGE_CODE_INVALID') })
    await screen.findByText(/This took too long/)
    await retry()
  })

  it('links the provider with the password, and goes on to the page that asked for the sign-in', async () => {
    rememberReturnPath('/posts/p1')
    const { server } = await joinWith({ [JOIN]: session })
    await expect.poll(address).toBe('/posts/p1')
    expect(server.to(JOIN)[0]?.body).toEqual({ code: 'otj_secret', password: 'Sunny-day!' })
    expect(signedInWith()).toBe('fresh')
  })

  it('still requires the second factor', async () => {
    await joinWith({ [JOIN]: challenge })
    await screen.findByRole('heading', { name: 'Two-factor verification' })
  })

  it('takes the account without the password after a confirmation that says what ends', async () => {
    const { server, user } = await openCallback('?join=otj_secret', { [TAKE]: session })
    await user.click(await screen.findByRole('button', { name: 'Continue without password' }))
    await screen.findByText(/We remove the password and the other sign-in methods/)
    expect(server.requests).toHaveLength(0)
    await user.click(await screen.findByRole('button', { name: 'Remove the password and sign in' }))
    await expect.poll(address).toBe('/dashboard')
    await screen.findAllByText(/The old password no longer works/)
    expect(server.to(TAKE)[0]?.body).toEqual({ code: 'otj_secret' })
  })
})

describe('an exchange code', () => {
  it('that is used or expired does not sign in', async () => {
    await openCallback('?token=otc_old', { [EXCHANGE]: refuse(400, 'EXCHANGE_CODE_INVALID') })
    await screen.findByRole('heading', { name: 'Failed to complete authentication.' })
    await screen.findByText(/has expired or was used already/)
    await retry()
    expect(useSessionStore.getState().status).toBe('anonymous')
  })

  it('is removed from the address before the server has answered', async () => {
    const { answer, release } = delayed(session)
    await openCallback('?token=otc_secret', { [EXCHANGE]: answer })
    await expect.poll(address).toBe('/auth')
    await screen.findByText('Completing the sign-in…')
    release()
    await expect.poll(address).toBe('/dashboard')
  })

  it('is sent once, even if effects run twice', async () => {
    const { server } = await openCallback('?token=otc_secret', { [EXCHANGE]: session })
    await expect.poll(signedInWith).toBe('fresh')
    await expect.poll(address).toBe('/dashboard')
    expect(server.to(EXCHANGE).map(({ body }) => body)).toEqual([{ code: 'otc_secret' }])
  })

  it('leads to the remembered address', async () => {
    rememberReturnPath('/posts/p1')
    await openCallback('?token=otc_secret', { [EXCHANGE]: session })
    await expect.poll(address).toBe('/posts/p1')
  })

  it('leads to its invitation', async () => {
    await openCallback('?token=otc_secret&invitation=abc', { [EXCHANGE]: session })
    await expect.poll(address).toBe('/invitation/abc')
  })

  it('with two-factor asks for the code first', async () => {
    const answers = { [EXCHANGE]: challenge, 'POST /auth/verify-2fa': session }
    const { user } = await openCallback('?token=otc_secret', answers)
    await user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}')
    await expect.poll(address).toBe('/dashboard')
    expect(signedInWith()).toBe('fresh')
  })

  it('with two-factor leads to the invitation after the code', async () => {
    const answers = { [EXCHANGE]: challenge, 'POST /auth/verify-2fa': session }
    const { user } = await openCallback('?token=otc_secret&invitation=abc', answers)
    await user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}')
    await expect.poll(address).toBe('/invitation/abc')
  })

  it('whose two-factor step is cancelled keeps the invitation', async () => {
    const { user } = await openCallback('?token=otc_secret&invitation=abc', { [EXCHANGE]: challenge })
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(address()).toBe('/login?invitation=abc')
  })

  it('whose two-factor step is cancelled leads back to the sign-in', async () => {
    const { user } = await openCallback('?token=otc_secret', { [EXCHANGE]: challenge })
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(address()).toBe('/login')
  })
})

it('a session token in the address signs nobody in', async () => {
  const refused = { [EXCHANGE]: refuse(400, 'EXCHANGE_CODE_INVALID') }
  const { server } = await openCallback('?token=fan_foreign', refused)
  await screen.findByRole('heading', { name: 'Failed to complete authentication.' })
  expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/auth/exchange', { code: 'fan_foreign' }],
  ])
  expect(signedInWith()).toBeNull()
})
