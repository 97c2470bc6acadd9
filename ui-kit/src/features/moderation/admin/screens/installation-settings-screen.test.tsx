import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type {
  InstallationSettings,
  SignUpSettings,
} from '@fanfare/contract/identity/data/installation_settings.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import InstallationSettingsScreen from './installation-settings-screen.tsx'

const READ = 'GET /admin/installation-settings'
const SAVE = 'PUT /admin/installation-settings'
const OPEN: SignUpSettings = { passwords: 'open', external: 'open', domains: [] }

const settings = (signUp: Partial<SignUpSettings> = {}, isPreset = false): InstallationSettings => ({
  signUp: { ...OPEN, ...signUp },
  isPreset,
})

async function visit(answer: unknown = settings()) {
  const server = fakeApi({ [READ]: answer })
  const path = '/admin/installation-settings'
  const { user } = await renderScreen(<InstallationSettingsScreen />, {
    path,
    at: path,
    user: aUser({ isAdmin: true }),
  })
  const choose = async (way: RegExp, policy: string) =>
    user.click(
      within(await screen.findByRole('radiogroup', { name: way })).getByRole('radio', { name: policy }),
    )
  const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }))
  return { server, user, choose, save }
}

const PASSWORD = /with a password/
const PROVIDER = /with Google/
const domains = () => screen.findByRole('textbox', { name: 'Domains' })

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load the settings' })
  server.on(READ, settings())
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('radiogroup', { name: PASSWORD })
})

it('says that nothing has been saved yet, until something is', async () => {
  const { server, save } = await visit(settings({}, true))
  await screen.findByText(/come from the environment/)
  server.on(SAVE, settings())
  await save()
  await screen.findAllByText('Settings saved')
  expect(screen.queryByText(/come from the environment/)).toBeNull()
})

it('needs a domain where domains are listed, and asks for none elsewhere', async () => {
  const { server, choose, save } = await visit()
  await screen.findByRole('radiogroup', { name: PASSWORD })
  expect(screen.queryByRole('textbox')).toBeNull()
  await choose(PROVIDER, 'Listed domains')
  await save()
  await screen.findByText('Add a domain')
  expect(document.activeElement).toBe(await domains())
  expect(server.to(SAVE)).toHaveLength(0)
})

it('sends each way and the domains, one in each line', async () => {
  const { server, user, choose, save } = await visit()
  await choose(PASSWORD, 'Listed domains')
  await choose(PROVIDER, 'Invited people')
  await user.fill(await domains(), ' example.org\n\nexample.com, example.net ')
  server.on(SAVE, settings({ passwords: 'domains', external: 'invited', domains: ['example.org'] }))
  await save()
  await screen.findAllByText('Settings saved')
  expect(server.to(SAVE)[0]!.body).toEqual({
    signUp: {
      passwords: 'domains',
      external: 'invited',
      domains: ['example.org', 'example.com', 'example.net'],
    },
  })
})

it.each([
  ['domain', /“co.uk” is not a domain that belongs to one organization/],
  ['duplicate', /“co.uk” is in the list twice/],
])('names the domain that the server refuses (%s)', async (rule, words) => {
  const { server, user, save } = await visit(settings({ passwords: 'domains', domains: ['example.org'] }))
  await user.fill(await domains(), 'example.org\nco.uk')
  const fields = [{ field: 'signUp.domains.1', rule, message: 'No' }]
  server.on(SAVE, refuse(422, 'VALIDATION_FAILED', { fields }))
  await save()
  await screen.findByText(words)
  expect((await domains()).getAttribute('aria-invalid')).toBe('true')
})

it('keeps the saved domains where none are listed, whatever was typed before', async () => {
  const { server, user, choose, save } = await visit(
    settings({ passwords: 'domains', domains: ['example.org'] }),
  )
  await user.fill(await domains(), 'co.uk')
  await choose(PASSWORD, 'Invited people')
  server.on(SAVE, settings({ passwords: 'invited', domains: ['example.org'] }))
  await save()
  await screen.findAllByText('Settings saved')
  expect(server.to(SAVE)[0]!.body).toMatchObject({ signUp: { domains: ['example.org'] } })
})

it('says when saving fails, and keeps what was chosen', async () => {
  const { server, choose, save } = await visit()
  await choose(PASSWORD, 'No one')
  server.on(SAVE, refuse(503, 'SERVICE_UNAVAILABLE'))
  await save()
  await screen.findByText('Failed to save the settings')
  const group = within(screen.getByRole('radiogroup', { name: PASSWORD }))
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'No one' }).checked).toBe(true)
})
