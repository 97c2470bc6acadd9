import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ApiTokenRequest } from '@fanfare/contract/identity/data/api_token.ts'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { anOrganization, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import type { ListedToken } from '../api/token-queries.ts'
import OrganizationTokens from '../components/organization-tokens.tsx'
import ApiTokensScreen from './api-tokens-screen.tsx'

const LIST = 'GET /users/me/tokens'
const CREATE = 'POST /users/me/tokens'
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const aToken = (fields: Partial<ListedToken> = {}): ListedToken => ({
  id: 'token-1',
  name: 'Calendar',
  scopes: ['posts:read'],
  createdAt: inDays(-10),
  lastUsedAt: null,
  expiresAt: inDays(20),
  ...fields,
})

async function visit(tokens: ListedToken[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const server = fakeApi({ [LIST]: () => ({ tokens }), ...answers })
  const rendered = await renderScreen(<ApiTokensScreen />, { user: aUser() })
  return { ...rendered, server }
}

it('says that there are none', async () => {
  await visit([])
  await screen.findByText('There are no tokens yet.')
})

it('leads to what the guide of the server says about programs', async () => {
  await visit([])
  const link = await screen.findByRole('link', { name: 'Guide to the API' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/help/api', '_blank'])
})

it('says that they could not be loaded, and tries again', async () => {
  let fails = true
  const { user } = await visit([], {
    [LIST]: () => (fails ? refuse(500, 'INTERNAL_ERROR') : { tokens: [aToken()] }),
  })
  await screen.findByText('The tokens could not be loaded')
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Calendar')
})

it('lists scopes, last use and end', async () => {
  await visit([
    aToken({ lastUsedAt: inDays(-1) }),
    aToken({ id: 'token-2', name: 'Old', expiresAt: inDays(-1) }),
  ])
  const [current, old] = await screen.findAllByRole('listitem')
  expect(current!.textContent).toMatch(/Calendar.*posts:read.*Last used.*Ends/)
  expect(old!.textContent).toMatch(/Old.*Expired.*Never used.*Ended/)
})

it('makes a token once its name, scopes and password are there, and shows it once', async () => {
  const sent: ApiTokenRequest[] = []
  const { user } = await visit([], {
    [CREATE]: ({ body }: { body: unknown }) => {
      sent.push(body as ApiTokenRequest)
      return { token: 'ff_pat_secret', apiToken: aToken() }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  await screen.findByText('Enter a name.')
  screen.getByText('Choose at least one scope.')
  await user.type(screen.getByLabelText('Name'), 'Calendar')
  await user.click(screen.getByRole('checkbox', { name: 'posts:read' }))
  await user.selectOptions(screen.getByLabelText('Ends'), 'In 90 days')
  await user.type(screen.getByLabelText(/password/i, { selector: 'input' }), 'secret')
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  await screen.findByDisplayValue('ff_pat_secret')
  expect(sent).toEqual([{ name: 'Calendar', scopes: ['posts:read'], days: 90, password: 'secret' }])
  await user.click(screen.getByRole('button', { name: 'I have stored it' }))
  expect(screen.queryByDisplayValue('ff_pat_secret')).toBeNull()
})

it('revokes a token once that is confirmed', async () => {
  let tokens = [aToken()]
  const { user } = await visit([], {
    [LIST]: () => ({ tokens }),
    'DELETE /users/me/tokens/token-1': () => {
      tokens = []
      return undefined
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Revoke “Calendar”' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke token' }),
  )
  await screen.findByText('There are no tokens yet.')
})

const visitOrganization = (organization: Organization, tokens: ListedToken[]) => {
  fakeApi({ [`GET /organizations/${organization.id}/tokens`]: () => ({ tokens }) })
  return renderScreen(<OrganizationTokens organization={organization} />, { user: aUser() })
}

it('says of a token of an organization that its maker has left', async () => {
  const maker = { id: 'user-9', name: 'Noor', isMember: false }
  await visitOrganization(anOrganization(), [aToken({ createdBy: maker })])
  await screen.findByText('Made by Noor, who left')
})

it('offers organizations no scope to copy in the name of a person', async () => {
  const { user } = await visitOrganization(anOrganization(), [])
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  screen.getByRole('checkbox', { name: 'suggestions:write' })
  expect(screen.queryByRole('checkbox', { name: 'suggestions:claim' })).toBeNull()
  expect(screen.queryByLabelText(/password/i)).toBeNull()
})
