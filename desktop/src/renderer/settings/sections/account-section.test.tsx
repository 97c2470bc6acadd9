import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ApiTokenRequest } from '@fanfare/contract/identity/data/api_token.ts'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { fakeApi, refuse } from '@fanfare/ui-kit/testing/fake-api.ts'
import { aUser } from '@fanfare/ui-kit/testing/fixtures.ts'
import { renderWindow } from '../../testing/render-window.tsx'
import AccountSection from './account-section.tsx'

const LIST = 'GET /users/me/tokens'
const SECRET = 'ff_pat_secret'

const aToken = {
  id: 'token-1',
  name: 'Calendar',
  scopes: ['posts:read'],
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2126-03-01T09:00:00.000Z',
}

async function visitTokens(answer: unknown = { tokens: [] }, language: Language = 'en') {
  const server = fakeApi({ [LIST]: answer })
  const view = await renderWindow(<AccountSection />, { at: '/profile/tokens', user: aUser(), language })
  return { ...view, server }
}

describe('the API tokens of the account', () => {
  it.each([
    ['en', 'API tokens'],
    ['pt', 'Tokens de API'],
    ['fr', 'Jetons d’API'],
    ['es', 'Tokens de API'],
  ] as const)('have their texts in %s', async (language, title) => {
    await visitTokens({ tokens: [] }, language)
    await screen.findByRole('heading', { level: 1, name: title })
  })

  it('say that they could not be loaded, and are loaded again', async () => {
    const { server, user } = await visitTokens(refuse(503, 'SERVICE_UNAVAILABLE'))
    await screen.findByText('The tokens could not be loaded')
    server.on(LIST, { tokens: [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('There are no tokens yet.')
  })

  it('are made with the password, and copied while they are shown', async () => {
    const { server, user, platform } = await visitTokens()
    await user.click(await screen.findByRole('button', { name: 'New token' }))
    await user.type(screen.getByLabelText('Name'), 'Calendar')
    await user.click(screen.getByRole('checkbox', { name: 'posts:read' }))
    await user.type(screen.getByLabelText(/password/i, { selector: 'input' }), 'secret')
    server.on('POST /users/me/tokens', { token: SECRET, apiToken: aToken })
    await user.click(screen.getByRole('button', { name: 'Create token' }))
    await user.click(await screen.findByRole('button', { name: 'Copy token' }))
    expect(platform.copied).toEqual([SECRET])
    const sent = server.requests.find(({ method }) => method === 'POST')?.body as ApiTokenRequest
    expect(sent).toEqual({ name: 'Calendar', scopes: ['posts:read'], days: 30, password: 'secret' })
  })

  it('are revoked once that is confirmed', async () => {
    const { server, user } = await visitTokens({ tokens: [aToken] })
    await user.click(await screen.findByRole('button', { name: 'Revoke “Calendar”' }))
    server.on('DELETE /users/me/tokens/token-1', () => undefined)
    server.on(LIST, { tokens: [] })
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Revoke token' }))
    await screen.findByText('There are no tokens yet.')
  })

  it('lead to the profile and back', async () => {
    const { user } = await visitTokens()
    await user.click(await screen.findByRole('link', { name: 'Back to your profile' }))
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
  })

  it('are not there without a session', async () => {
    await renderWindow(<AccountSection />, { at: '/profile/tokens' })
    await screen.findByRole('heading', { level: 1, name: 'Sign in to see your account' })
  })
})
