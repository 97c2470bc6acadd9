import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi, refuse, unreachable } from '../../../testing/fake-api.ts'
import { aUser, aProvider } from '../../../testing/fixtures.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ApiError } from '../../../client/api-error.ts'
import { ReauthenticationDialog, type ReauthenticationDialogProps } from './reauthentication-dialog.tsx'

const STATUS = 'GET /auth/reauthentication'
const START = 'POST /auth/google/flows'
const OLD = { providers: [aProvider('google')], validUntil: null }

type Confirm = ReauthenticationDialogProps['onConfirm']

interface Setting {
  hasPassword?: boolean
  answers?: Record<string, unknown>
  at?: string
}

async function visit({ hasPassword = true, answers = {}, at = '/profile' }: Setting = {}) {
  const server = fakeApi({ [STATUS]: OLD, [START]: { url: 'https://provider.example/auth' }, ...answers })
  const onConfirm = vi.fn<Confirm>().mockResolvedValue(undefined)
  const onOpenChange = vi.fn<(open: boolean) => void>()
  const dialog = (
    <ReauthenticationDialog
      open
      onOpenChange={onOpenChange}
      title="Delete it?"
      description="It will be gone."
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />
  )
  const view = await renderScreen(dialog, { at, user: aUser({ hasPassword }) })
  return { ...view, server, onConfirm, onOpenChange }
}

const confirm = () => screen.findByRole('button', { name: 'Delete' })
const provider = () => screen.findByRole('button', { name: 'Continue with Google' })

it('requires the password', async () => {
  const { user, onConfirm } = await visit()
  await user.click(await confirm())
  await screen.findByText('Enter your password')
  expect(onConfirm).not.toHaveBeenCalled()
})

it('shows a wrong password at its field, and stays open', async () => {
  const { user, onConfirm, onOpenChange } = await visit()
  onConfirm.mockRejectedValue(new ApiError({ code: 'INVALID_PASSWORD', status: 400, message: '' }))
  await user.fill(await screen.findByLabelText('Your password'), 'wrong')
  await user.click(await confirm())
  await screen.findByText('The password you entered is incorrect.')
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('confirms with the password, and closes', async () => {
  const { user, server, onConfirm, onOpenChange } = await visit()
  await user.fill(await screen.findByLabelText('Your password'), 'Sunny-day!')
  await user.click(await confirm())
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]])
  expect(onConfirm.mock.calls).toEqual([[{ password: 'Sunny-day!' }]])
  expect(server.requests).toHaveLength(0)
})

it('sends users without a password to their provider, which returns to this page', async () => {
  const { user, server, platform } = await visit({ hasPassword: false, at: '/profile?tab=2&error=OLD' })
  await user.click(await provider())
  await expect.poll(() => platform.redirects).toEqual(['https://provider.example/auth'])
  expect(server.to(START)[0]?.body).toEqual({ purpose: 'reauthenticate', returnTo: '/profile?tab=2' })
})

it('shows why the provider could not be opened', async () => {
  const { user } = await visit({ hasPassword: false, answers: { [START]: refuse(429, 'TOO_MANY_REQUESTS') } })
  await user.click(await provider())
  await screen.findByText(/Too many attempts/)
})

it('confirms without a password after a recent sign-in', async () => {
  const validUntil = new Date(Date.now() + 60_000).toISOString()
  const answers = { [STATUS]: { providers: [aProvider('google')], validUntil } }
  const { user, onConfirm } = await visit({ hasPassword: false, answers })
  await screen.findByText('You signed in with your provider a moment ago.')
  await user.click(await confirm())
  await expect.poll(() => onConfirm.mock.calls).toEqual([[{}]])
})

it('says so when the sign-in is no longer recent', async () => {
  const { user, onConfirm } = await visit({ hasPassword: false })
  onConfirm.mockRejectedValue(new ApiError({ code: 'REAUTHENTICATION_REQUIRED', status: 403, message: '' }))
  await user.click(await confirm())
  await screen.findByText(/sign in with your provider again/)
})

it('shows an error when the last sign-in is unknown, and tries again', async () => {
  const { user, server } = await visit({ hasPassword: false, answers: { [STATUS]: unreachable } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.on(STATUS, OLD)
  await user.click(retry)
  await provider()
})

it('offers a password by mail to users whose provider is gone', async () => {
  await visit({ hasPassword: false, answers: { [STATUS]: { providers: [], validUntil: null } } })
  const link = await screen.findByRole('link', { name: 'Set a password by email' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
})

it('continues in the browser from the desktop client', async () => {
  const { user, platform } = await visit({ hasPassword: false, answers: { [STATUS]: unreachable } })
  platform.kind = 'desktop'
  fakeApi({ [STATUS]: OLD })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'Continue in the browser' }))
  expect(platform.opened).toEqual([`${location.origin}/profile`])
})
