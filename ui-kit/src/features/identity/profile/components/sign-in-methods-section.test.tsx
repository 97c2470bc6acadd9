import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { LinkedIdentity } from '@fanfare/contract/identity/data/session.ts'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { delayed, fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aUser, aProvider } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { SignInMethodsSection } from './sign-in-methods-section.tsx'

const LIST = 'GET /users/me/identities'
const PROVIDERS = 'GET /auth/providers'
const UNLINK = 'DELETE /users/me/identities/one'
const LINK = 'POST /auth/linkedin/flows'

const google: LinkedIdentity = {
  id: 'one',
  ...aProvider('google'),
  email: 'ana@private.example',
  createdAt: '2026-11-20T09:14:00.000Z',
}

async function visit(answers: Record<string, unknown> = {}, facts: Partial<CurrentUser> = {}) {
  const server = fakeApi({
    [LIST]: { identities: [google] },
    [PROVIDERS]: { providers: [aProvider('google'), aProvider('linkedin')] },
    [UNLINK]: () => undefined,
    [LINK]: { url: 'https://provider.example/auth' },
    ...answers,
  })
  const setting = { path: '/profile', at: '/profile', user: aUser(facts) }
  const view = await renderScreen(<SignInMethodsSection />, setting)
  return { ...view, server }
}

const press = (name: string) => screen.findByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('shows an error when the list could not be loaded, and tries again', async () => {
  const { user, server } = await visit({ [LIST]: unreachable })
  await screen.findByText('The sign-in methods could not be loaded')
  server.on(LIST, { identities: [google] })
  await user.click(await press('Try again'))
  await screen.findByText('ana@private.example')
})

it('shows nothing to link while the list is loading', async () => {
  const { answer, release } = delayed({ identities: [google] })
  await visit({ [LIST]: answer })
  await screen.findByRole('heading', { name: 'Sign-in methods' })
  expect(screen.queryByRole('button', { name: /^Link/ })).toBeNull()
  release()
  await press('Link LinkedIn')
})

it('is not shown on an installation without providers', async () => {
  await visit({ [LIST]: { identities: [] }, [PROVIDERS]: { providers: [] } })
  await expect.poll(() => screen.queryByRole('heading', { name: 'Sign-in methods' })).toBeNull()
})

it('says that none is linked, and offers those that are not', async () => {
  await visit({ [LIST]: { identities: [] } })
  await screen.findByText('No provider is linked yet.')
  await press('Link Google')
  await press('Link LinkedIn')
})

it('does not remove the last sign-in method', async () => {
  await visit({}, { hasPassword: false })
  await screen.findByText(/Your only sign-in method/)
  expect(screen.queryByRole('button', { name: 'Remove Google' })).toBeNull()
})

it('removes a provider with the password, and says which was wrong', async () => {
  const { user, server } = await visit({ [UNLINK]: refuse(400, 'INVALID_PASSWORD') })
  await user.click(await press('Remove Google'))
  const question = await dialog('Remove Google?')
  await user.fill(question.getByLabelText('Your password'), 'Sunny-day!')
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await question.findByText('The password you entered is incorrect.')
  server.on(UNLINK, () => undefined)
  server.on(LIST, { identities: [] })
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await screen.findAllByText('Google was removed')
  await screen.findByText('No provider is linked yet.')
  expect(server.to(UNLINK).at(-1)?.body).toEqual({ password: 'Sunny-day!' })
})

it('links a provider with the password', async () => {
  const { user, server, platform } = await visit()
  await user.click(await press('Link LinkedIn'))
  const question = await dialog('Sign in with LinkedIn?')
  await user.fill(question.getByLabelText('Your password'), 'Sunny-day!')
  await user.click(question.getByRole('button', { name: 'Continue to LinkedIn' }))
  await expect.poll(() => platform.redirects).toEqual(['https://provider.example/auth'])
  const body = { purpose: 'link', returnTo: '/profile', password: 'Sunny-day!' }
  expect(server.to(LINK)[0]?.body).toEqual(body)
})
