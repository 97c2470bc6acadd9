import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { detourFrom } from '../../../../components/detour.ts'
import { fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aUser, aProvider } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import TwoFactorScreen from './two-factor-screen.tsx'

const setup = { qrCode: 'data:image/png;base64,AAAA', secret: 'JBSW Y3DP EHPK 3PXP' }
const recoveryCodes = ['k7qf-9mwd', 'b2xn-4hrt']

interface Visitor {
  on?: boolean
  hasPassword?: boolean
  /** The router state of the link that led here. */
  state?: unknown
}

async function visit(
  answers: Record<string, unknown> = {},
  { on = false, hasPassword = true, state }: Visitor = {},
) {
  const server = fakeApi({
    'GET /2fa': { enabled: on, recoveryCodesLeft: 9 },
    'GET /auth/reauthentication': { providers: [aProvider('google')], validUntil: null },
    'POST /2fa/generate': setup,
    'POST /2fa/turn-on': { recoveryCodes },
    'POST /2fa/recovery-codes': { recoveryCodes },
    'POST /2fa/turn-off': () => undefined,
    ...answers,
  })
  const person = aUser({ twoFaEnabled: on, hasPassword })
  const { user, platform } = await renderScreen(<TwoFactorScreen />, {
    path: '/2fa',
    at: '/2fa',
    state,
    user: person,
  })
  return { server, user, platform }
}

const press = (name: string) => screen.findByRole('button', { name })
const passwordField = () => screen.findByLabelText('Your password')
const codeField = () => screen.findByLabelText('6-digit code')

async function reachVerify(answers?: Record<string, unknown>, visitor?: Visitor) {
  const visited = await visit(answers, visitor)
  await visited.user.click(await press('Generate a QR code'))
  await screen.findByRole('img', { name: 'QR code for the authenticator app' })
  return visited
}

it('shows an error when the QR code could not be created', async () => {
  const { user } = await visit({ 'POST /2fa/generate': unreachable })
  await user.click(await press('Generate a QR code'))
  await screen.findByText('Failed to generate 2FA setup')
})

it('shows the QR code and the key to type', async () => {
  await reachVerify()
  await screen.findByText('JBSW Y3DP EHPK 3PXP')
  expect((await press('Verify and turn on')).getAttribute('aria-disabled')).toBe('true')
})

it('shows a wrong code at its field and keeps the QR code', async () => {
  const { user } = await reachVerify({ 'POST /2fa/turn-on': refuse(400, 'TWO_FACTOR_CODE_INVALID') })
  await user.fill(await codeField(), '123456')
  await user.click(await press('Verify and turn on'))
  await screen.findByText(/Invalid verification code/)
  await screen.findByRole('img', { name: 'QR code for the authenticator app' })
})

it('generates another QR code on request', async () => {
  const { user, server } = await reachVerify()
  await user.click(await press('Generate a new code'))
  await user.click(await press('Generate a QR code'))
  await screen.findByRole('img', { name: 'QR code for the authenticator app' })
  expect(server.to('POST /2fa/generate')).toHaveLength(2)
})

it('shows the recovery codes once, copies them and leads to the profile', async () => {
  const { user, server, platform } = await reachVerify()
  await user.fill(await codeField(), '123 456')
  await user.click(await press('Verify and turn on'))
  const codes = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(recoveryCodes)
  expect(server.to('POST /2fa/turn-on')[0]?.body).toEqual({ twoFactorAuthenticationCode: '123456' })
  expect(useSessionStore.getState().user?.twoFaEnabled).toBe(true)
  await user.click(await press('Copy all'))
  expect(platform.copied).toEqual([recoveryCodes.join('\n')])

  await user.click(await press('I have saved them'))
  await screen.findByRole('heading', { name: 'All set' })
  expect(screen.getByRole('link', { name: 'Go to profile' }).getAttribute('href')).toBe('/profile')
  await vi.waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/profile'), 3_000)
})

it('comes back to the part of the profile that led here', async () => {
  const { user } = await reachVerify({}, { state: detourFrom('/profile#security') })
  await user.fill(await codeField(), '123 456')
  await user.click(await press('Verify and turn on'))
  await user.click(await press('I have saved them'))
  await screen.findByRole('heading', { name: 'All set' })
  const onward = screen.getByRole('link', { name: 'Go to profile' })
  expect(onward.getAttribute('href')).toBe('/profile#security')
  await vi.waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/profile'), 3_000)
  expect(window.location.hash).toBe('#security')
})

it('says that the recovery codes could not be copied', async () => {
  const { user, platform } = await reachVerify()
  platform.answers.copy = 'failed'
  await user.fill(await codeField(), '123 456')
  await user.click(await press('Verify and turn on'))
  await user.click(await press('Copy all'))
  await screen.findByText('Copying failed. Select the codes and copy them yourself.')
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull()
})

it('asks for the password only when the server requires it, and keeps the code', async () => {
  const { user, server } = await reachVerify({
    'POST /2fa/turn-on': refuse(403, 'REAUTHENTICATION_REQUIRED'),
  })
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.fill(await codeField(), '123456')
  await user.click(await press('Verify and turn on'))
  await screen.findByText(/Confirm that it is you/)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your password')))
  server.on('POST /2fa/turn-on', { recoveryCodes })
  await user.fill(await passwordField(), 'Sunny-day!')
  await user.click(await press('Verify and turn on'))
  await screen.findByRole('list', { name: 'Recovery codes' })
  expect(server.to('POST /2fa/turn-on').at(-1)?.body).toEqual({
    twoFactorAuthenticationCode: '123456',
    password: 'Sunny-day!',
  })
})

it('asks users without a password to sign in again before it shows a QR code', async () => {
  await visit({}, { hasPassword: false })
  await screen.findByRole('button', { name: 'Continue with Google' })
})

it('says so when the sign-in at the provider came back', async () => {
  fakeApi({ 'GET /2fa': { enabled: false, recoveryCodesLeft: 0 } })
  await renderScreen(<TwoFactorScreen />, { path: '/2fa', at: '/2fa?done=reauthenticated', user: aUser() })
  await screen.findAllByText('Confirmed. You have ten minutes to continue.')
  expect(screen.getByLabelText('address').textContent).toBe('/2fa')
})

it('shows how many recovery codes are left', async () => {
  await visit({}, { on: true })
  await screen.findByText('9 recovery codes left')
})

it('retries when the status could not be loaded', async () => {
  const { server, user } = await visit({ 'GET /2fa': unreachable }, { on: true })
  const retry = await press('Try again')
  server.on('GET /2fa', { enabled: true, recoveryCodesLeft: 1 })
  await user.click(retry)
  await screen.findByText('1 recovery code left')
})

it('requires a code before it replaces the recovery codes', async () => {
  const { user, server } = await visit({}, { on: true })
  await user.click(await press('New recovery codes'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.fill(dialog.getByLabelText('6-digit code'), '654321')
  await user.click(dialog.getByRole('button', { name: 'Create new codes' }))
  await screen.findByText('k7qf-9mwd')
  expect(server.to('POST /2fa/recovery-codes')[0]?.body).toEqual({ twoFactorCode: '654321' })
})

it('requires a code of the current app before it creates another key', async () => {
  const { user, server } = await visit({}, { on: true })
  await user.click(await press('Change authenticator app'))
  await user.fill(await codeField(), '654321')
  await user.click(await press('Generate a QR code'))
  await screen.findByRole('img', { name: 'QR code for the authenticator app' })
  expect(server.to('POST /2fa/generate')[0]?.body).toEqual({ twoFactorCode: '654321' })
})

it('turns off with the password and a code, and says which was wrong', async () => {
  const { user, server } = await visit(
    { 'POST /2fa/turn-off': refuse(400, 'INVALID_PASSWORD') },
    { on: true },
  )
  await user.click(await press('Turn off'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn two-factor off?' }))
  await user.fill(dialog.getByLabelText('Your password'), 'Sunny-day!')
  await user.fill(dialog.getByLabelText('6-digit code'), '654321')
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  await dialog.findByText('The password you entered is incorrect.')
  server.on('POST /2fa/turn-off', () => undefined)
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  await screen.findByRole('heading', { name: 'Set up an authenticator app' })
  expect(server.to('POST /2fa/turn-off').at(-1)?.body).toEqual({
    twoFactorCode: '654321',
    password: 'Sunny-day!',
  })
  expect(useSessionStore.getState().user?.twoFaEnabled).toBe(false)
})

it('requires only the code from users without a password', async () => {
  const { user } = await visit({}, { on: true, hasPassword: false })
  await user.click(await press('Turn off'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn two-factor off?' }))
  expect(dialog.queryByLabelText('Your password')).toBeNull()
})
