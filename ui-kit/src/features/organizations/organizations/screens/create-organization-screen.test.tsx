import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { detourFrom } from '../../../../components/detour.ts'
import { fakeApi, delayed, refuse, unreachable, type FakeRequest } from '../../../../testing/fake-api.ts'
import { anOrganization, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import CreateOrganizationScreen from './create-organization-screen.tsx'

const CREATE = 'POST /organizations'
const acme = anOrganization({ id: 'org-2', name: 'Acme Robotics', slug: 'acme-robotics' })

async function visit(answer: unknown = { organization: acme }, state?: unknown) {
  const server = fakeApi({
    [CREATE]: answer,
    'GET /organizations': { organizations: [acme], pagination: ONE_PAGE },
  })
  const at = '/organizations/create'
  const { user } = await renderScreen(<CreateOrganizationScreen />, { path: at, at, state, user: aUser() })
  return { server, user }
}

const nameField = () => screen.findByRole('textbox', { name: 'Name' })
const slugField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' })
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Create organization' })
const address = async () => (await screen.findByLabelText('address')).textContent

async function fillAndSend(answer: unknown) {
  const visited = await visit(answer)
  await visited.user.type(await nameField(), 'Acme Robotics{Enter}')
  return visited
}

it('requires a name and a slug', async () => {
  const { user } = await visit()
  await user.click(await slugField())
  await screen.findByText('Organization name is required')
  await user.tab()
  await screen.findByText('Organization slug is required')
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
})

it.each(['Acme!', 'a', 'settings'])('refuses the slug %s without a request', async (slug) => {
  const { user, server } = await visit()
  await user.fill(await slugField(), slug)
  await user.fill(await nameField(), 'Acme Robotics')
  await user.click(await submit())
  await screen.findByText(/2 to 60 lowercase letters/)
  expect(server.to(CREATE)).toHaveLength(0)
})

it('asks for another slug where that of the name does not work', async () => {
  const { user, server } = await visit()
  await user.type(await nameField(), 'Settings{Enter}')
  await screen.findByText(/2 to 60 lowercase letters/)
  expect((await slugField()).matches(':focus')).toBe(true)
  expect(server.to(CREATE)).toHaveLength(0)
  await user.keyboard('-inc')
  expect((await slugField()).value).toBe('settings-inc')
  expect(screen.queryByText(/2 to 60/)).toBeNull()
})

it('asks for a slug when a name has no letters for one', async () => {
  const { user } = await visit()
  await user.type(await nameField(), '東京')
  await user.tab()
  await screen.findByText('Organization slug is required')
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
})

it('shows a name in use at its field', async () => {
  await fillAndSend(refuse(409, 'ORGANIZATION_NAME_EXISTS'))
  await screen.findByText('Organization name is already taken')
  expect((await nameField()).getAttribute('aria-invalid')).toBe('true')
})

it('shows a slug in use at its field', async () => {
  await fillAndSend(refuse(409, 'ORGANIZATION_SLUG_EXISTS'))
  await screen.findByText('Organization slug is already taken')
  expect((await slugField()).getAttribute('aria-invalid')).toBe('true')
})

it('shows a name and a slug in use both at their fields', async () => {
  const fields = ['name', 'slug'].map((field) => ({ field, rule: 'unique', message: 'Taken' }))
  await fillAndSend(refuse(409, 'ORGANIZATION_NAME_EXISTS', { fields }))
  await screen.findByText('Organization name is already taken')
  await screen.findByText('Organization slug is already taken')
  expect((await nameField()).matches(':focus')).toBe(true)
})

it('lists other values in use by field', async () => {
  const fields = [{ field: 'domain', rule: 'unique', message: 'Taken' }]
  await fillAndSend(refuse(409, 'UNIQUE_CONSTRAINT_VIOLATION', { fields }))
  await screen.findByText('Already taken: domain')
})

it('keeps what was typed when the server is offline', async () => {
  await fillAndSend(unreachable)
  await screen.findByText('Failed to create organization')
  await screen.findByText(/cannot be reached/)
  await screen.findByText(`${location.host}/organizations/acme-robotics`)
})

it('shows the address while the name is typed, and derives the slug when the name is left', async () => {
  const { user } = await visit()
  expect((await nameField()).matches(':focus')).toBe(true)
  await user.keyboard(' Café & Söhne ')
  await screen.findByText(`${location.host}/organizations/cafe-sohne`)
  expect((await slugField()).value).toBe('')
  expect((await submit()).getAttribute('aria-disabled')).toBe('false')
  await user.tab()
  expect((await slugField()).value).toBe('cafe-sohne')
})

it('keeps a slug as it is, until it is emptied', async () => {
  const { user } = await visit()
  await user.fill(await slugField(), 'mine')
  await user.fill(await nameField(), 'Acme Robotics')
  await user.tab()
  expect((await slugField()).value).toBe('mine')
  screen.getByText(`${location.host}/organizations/mine`)
  await user.clear(await slugField())
  await user.click(await nameField())
  await user.tab()
  expect((await slugField()).value).toBe('acme-robotics')
})

it('cannot be sent twice while sending', async () => {
  const { answer, release } = delayed({ organization: acme })
  const { server } = await fillAndSend(answer)
  expect((await nameField()).closest('fieldset')!.disabled).toBe(true)
  release()
  await screen.findByText('/dashboard')
  expect(server.to(CREATE)).toHaveLength(1)
})

it('sends what was typed, without an empty description, and opens the dashboard', async () => {
  const { server } = await fillAndSend({ organization: acme })
  await screen.findByText('/dashboard')
  const [request] = server.to(CREATE) as [FakeRequest]
  expect(request.body).toEqual({ name: 'Acme Robotics', slug: 'acme-robotics' })
})

it.each(['Back', 'Cancel'])('%s closes the form', async (name) => {
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name }))
  expect(await address()).toBe('/organizations')
})

it('says when the next organization is possible', async () => {
  await fillAndSend(refuse(429, 'ORGANIZATION_LIMIT_REACHED', { retryAfter: 3 * 86_400 }))
  await screen.findByText(/reached the limit for new organizations/)
  screen.getByText('You can create the next organization in 3 days.')
  await screen.findByDisplayValue('Acme Robotics')
})

it('comes back to where it was started, and says that the organization is ready', async () => {
  const { user } = await visit({ organization: acme }, detourFrom('/profile#preferences'))
  await user.type(await nameField(), 'Acme Robotics{Enter}')
  await screen.findByText('Acme Robotics is ready')
  expect(await address()).toBe('/profile')
  expect(window.location.hash).toBe('#preferences')
})
