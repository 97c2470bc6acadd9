import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OpenIdProvider, OpenIdProviderList } from '@fanfare/contract/identity/data/openid_provider.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import NewSignInProviderScreen from './new-sign-in-provider-screen.tsx'
import SignInProviderScreen from './sign-in-provider-screen.tsx'
import SignInSettingsScreen from './sign-in-settings-screen.tsx'

const LIST = 'GET /admin/openid-providers'
const ADD = 'POST /admin/openid-providers'
const CHANGE = 'PUT /admin/openid-providers/one'
const TEST = 'GET /admin/openid-providers/one/test'
const SWITCH = 'PUT /admin/password-sign-in'
const PATH = '/admin/installation-settings/sign-in'

const acme: OpenIdProvider = {
  id: 'one',
  slug: 'acme',
  label: 'Acme',
  logo: null,
  issuer: 'https://id.acme.example',
  clientId: 'fanfare',
  secretHint: '1234',
  scopes: 'openid profile email',
  nameClaim: 'name',
  requiredClaim: null,
  requiredValue: null,
  emailDomains: [],
  isOn: false,
  callbackUrl: 'https://fanfare.example/api/auth/oidc-acme/callback',
  logoutUrl: 'https://fanfare.example/api/auth/oidc-acme/logout',
  people: 12,
}

const list = (providers: OpenIdProvider[] = [acme], passwordSignIn = true): OpenIdProviderList => ({
  providers,
  passwordSignIn,
})

const asAdmin = (path: string, at = path) => ({ path, at, user: aUser({ isAdmin: true }) })

it('lists the providers, says which are off, and how many people use them', async () => {
  fakeApi({ [LIST]: list() })
  await renderScreen(<SignInSettingsScreen />, asAdmin(PATH))
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('Off')).toBeTruthy()
  expect(row.getByText(/12 people/)).toBeTruthy()
  expect(row.getByRole('link', { name: 'Open Acme' }).getAttribute('href')).toBe(`${PATH}/one`)
})

it('says that there are none, and shows an error', async () => {
  const server = fakeApi({ [LIST]: refuse(503, 'SERVICE_UNAVAILABLE') })
  const { user } = await renderScreen(<SignInSettingsScreen />, asAdmin(PATH))
  await screen.findByRole('heading', { name: 'Failed to load the providers' })
  server.on(LIST, list([]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No provider is set up.')
})

it('switches passwords off after a question, and says why it cannot', async () => {
  const server = fakeApi({ [LIST]: list(), [SWITCH]: refuse(409, 'PASSWORD_SIGN_IN_NEEDED') })
  const { user } = await renderScreen(<SignInSettingsScreen />, asAdmin(PATH))
  await user.click(await screen.findByRole('button', { name: 'Switch passwords off' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Switch passwords off' }))
  await dialog.findByText(/No administrator could sign in any more/)
  expect(server.to(SWITCH)[0]!.body).toEqual({ passwordSignIn: false })
})

it('adds a provider that is off, and says which field is wrong', async () => {
  const server = fakeApi({ [ADD]: refuse(409, 'OPENID_SLUG_EXISTS') })
  const { user } = await renderScreen(<NewSignInProviderScreen />, asAdmin(`${PATH}/new`))
  const type = (name: RegExp, text: string) => user.fill(screen.getByLabelText(name), text)
  await type(/^Label/, 'Acme')
  await type(/^Short name/, 'acme')
  await type(/^Issuer/, 'https://id.acme.example')
  await type(/^Client ID/, 'fanfare')
  await type(/^Client secret/, 'secret')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Another provider has this short name/)
  expect(server.to(ADD)[0]!.body).toMatchObject({ slug: 'acme', isOn: false, requiredClaim: null })
})

it('keeps the secret of a provider unless another is entered', async () => {
  const server = fakeApi({ [LIST]: list(), [CHANGE]: list(), [TEST]: refuse(404, 'NOT_FOUND') })
  const { user } = await renderScreen(<SignInProviderScreen />, asAdmin(`${PATH}/:providerId`, `${PATH}/one`))
  await screen.findByText('You have not tested this provider in the last ten minutes.')
  expect(screen.getByDisplayValue(acme.callbackUrl)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findAllByText('Provider saved')
  expect(server.to(CHANGE)[0]!.body).not.toHaveProperty('clientSecret')
  expect(server.to(CHANGE)[0]!.body).not.toHaveProperty('issuer')
})

it('shows what a test has answered', async () => {
  const problem = { code: 'EXTERNAL_NOT_ADMITTED', detail: 'why' }
  const test = { testedAt: '2026-11-20T09:14:00.000Z', problem, person: null, claims: '{ "sub": "noor" }' }
  fakeApi({ [LIST]: list(), [TEST]: test })
  await renderScreen(<SignInProviderScreen />, asAdmin(`${PATH}/:providerId`, `${PATH}/one`))
  await screen.findByText('This person cannot sign in')
  expect(screen.getByText(/you are not admitted here/)).toBeTruthy()
  expect(screen.getByText(/"sub": "noor"/)).toBeTruthy()
})

it('names the page of a provider while it cannot be loaded, and leads back', async () => {
  fakeApi({ [LIST]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await renderScreen(<SignInProviderScreen />, asAdmin(`${PATH}/:providerId`, `${PATH}/one`))
  await screen.findByRole('heading', { name: 'Failed to load the providers' })
  screen.getByRole('heading', { level: 1, name: 'Sign-in provider' })
  expect(screen.getByRole('link', { name: 'Sign-in' }).getAttribute('href')).toBe(PATH)
})
