import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, delayed, refuse, unreachable, type FakeRequest } from '../../../../testing/fake-api.ts'
import { aUser, aProvider } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { DetailsSection } from './details-section.tsx'

const LOAD = 'GET /users/me'
const SAVE = 'PUT /users/me'
const CANCEL = 'DELETE /users/me/pending-email'

async function visit(facts: Partial<CurrentUser> = {}, answer?: unknown, pendingEmail: string | null = null) {
  const person = aUser(facts)
  const echo = ({ body }: FakeRequest) => {
    const { password: _, ...fields } = body as { password?: string }
    return { user: { ...person, ...fields }, pendingEmail: null }
  }
  const server = fakeApi({
    [LOAD]: { user: person, pendingEmail },
    [SAVE]: answer ?? echo,
    [CANCEL]: () => undefined,
  })
  const { user, platform, i18n } = await renderScreen(<DetailsSection />, { user: person })
  const retype = async (label: string, text: string) => {
    await user.clear(await field(label))
    await user.fill(await field(label), text)
  }
  const save = async () => user.click(await submit())
  return { server, user, platform, i18n, retype, save }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save changes' })
const sent = (server: ReturnType<typeof fakeApi>) => server.to(SAVE)[0]?.body

it('cannot be saved before something changes', async () => {
  const { user } = await visit()
  expect((await submit()).disabled).toBe(true)
  await user.type(await field('Name'), 'x')
  expect((await submit()).disabled).toBe(false)
  await user.type(await field('Name'), '{Backspace}')
  expect((await submit()).disabled).toBe(true)
})

it.each([
  ['Name', '   ', 'Name is required'],
  ['Email', '   ', 'Email is required'],
  ['Email', 'ana@', 'Enter a valid email'],
])('refuses %s “%s”', async (label, text, words) => {
  const { server, retype, save } = await visit()
  await retype(label, text)
  await save()
  await screen.findByText(words)
  expect(server.to(SAVE)).toHaveLength(0)
})

it.each(["o'neill@example.org", 'ada@xn--mller-kva.example'])('saves the name of %s', async (email) => {
  const { server, retype, save } = await visit({ email })
  await retype('Name', 'Ana')
  await save()
  await expect.poll(() => sent(server)).toMatchObject({ name: 'Ana', email })
})

it('shows an address that the server refuses at its field', async () => {
  const fields = [{ field: 'email', rule: 'email', message: 'The email field must be a valid email address' }]
  const { retype, save } = await visit({}, refuse(422, 'VALIDATION_FAILED', { fields }))
  await retype('Email', 'аna@acme.example')
  await retype('Your password', 'Sunny-day!')
  await save()
  await screen.findByText('Enter a valid email')
  expect((await field('Email')).getAttribute('aria-invalid')).toBe('true')
})

it('requires the password for another email', async () => {
  const { server, retype, save } = await visit()
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await retype('Email', 'ana@acme.example')
  await save()
  await screen.findByText('Enter your password')
  expect(server.to(SAVE)).toHaveLength(0)
})

it('shows a wrong password at its field, and keeps what was typed', async () => {
  const { retype, save } = await visit({}, refuse(422, 'INVALID_PASSWORD'))
  await retype('Email', 'ana@acme.example')
  await retype('Your password', 'wrong')
  await save()
  await screen.findByText('The password you entered is incorrect.')
  expect((await field('Your password')).getAttribute('aria-invalid')).toBe('true')
  expect((await field('Email')).value).toBe('ana@acme.example')
})

it('shows an email in use at its field', async () => {
  const { retype, save } = await visit({}, refuse(409, 'EMAIL_EXISTS'))
  await retype('Email', 'tomas@northwind.example')
  await retype('Your password', 'Sunny-day!')
  await save()
  await screen.findByText('Email address is already registered')
  expect((await field('Email')).getAttribute('aria-invalid')).toBe('true')
})

it('keeps what was typed when the server is offline', async () => {
  const { retype, save } = await visit({}, unreachable)
  await retype('Name', 'Ana Maria')
  await save()
  await screen.findByText('Failed to update profile')
  await screen.findByText(/cannot be reached/)
  expect((await field('Name')).value).toBe('Ana Maria')
})

it('cannot be sent twice while sending', async () => {
  const { answer, release } = delayed({ user: aUser({ name: 'Ana Maria' }), pendingEmail: null })
  const { server, retype, save } = await visit({}, answer)
  await retype('Name', 'Ana Maria')
  await save()
  expect((await field('Name')).closest('fieldset')!.disabled).toBe(true)
  release()
  await screen.findByText('Profile updated successfully!')
  expect(server.to(SAVE)).toHaveLength(1)
})

it('sends trimmed values without a password, and updates the name of the session', async () => {
  const { server, retype, save } = await visit()
  await retype('Name', ' Ana Maria ')
  await save()
  await screen.findByText('Profile updated successfully!')
  expect(sent(server)).toEqual({ name: 'Ana Maria', email: 'ana@northwind.example', language: 'en' })
  expect(useSessionStore.getState().user?.name).toBe('Ana Maria')
  await expect.poll(async () => (await submit()).disabled).toBe(true)
})

it('says which email is pending and which one is in use until then', async () => {
  const { server, retype, save } = await visit({}, { user: aUser(), pendingEmail: 'ana@acme.example' })
  await retype('Email', 'ana@acme.example')
  await retype('Your password', 'Sunny-day!')
  await save()
  await screen.findByText(/We sent an email to ana@acme\.example\. .* ana@northwind\.example stays/)
  expect(sent(server)).toMatchObject({ email: 'ana@acme.example', password: 'Sunny-day!' })
  await expect.poll(async () => (await field('Email')).value).toBe('ana@northwind.example')
  expect(screen.queryByLabelText('Your password')).toBeNull()
})

it('shows an email that was pending before, until it is confirmed', async () => {
  await visit({}, undefined, 'ana@acme.example')
  await screen.findByText('Waiting for confirmation of ana@acme.example')
  screen.getByText(/within one day/)
  screen.getByText(/If you have another account with that address, sign in to it instead/)
  act(() => useSessionStore.getState().updateUser({ id: 'user-1', email: 'ana@acme.example' }))
  await expect.poll(() => screen.queryByText(/^Waiting for confirmation/)).toBeNull()
  await expect.poll(async () => (await field('Email')).value).toBe('ana@acme.example')
})

it('shows why a pending email could not be canceled, and cancels it', async () => {
  const { server, user } = await visit({}, undefined, 'ana@acme.example')
  server.on(CANCEL, unreachable)
  await user.click(await screen.findByRole('button', { name: 'Cancel the change' }))
  await screen.findAllByText(/cannot be reached/)
  server.on(CANCEL, () => undefined)
  await user.click(await screen.findByRole('button', { name: 'Cancel the change' }))
  await screen.findAllByText('ana@northwind.example stays your address.')
  expect(screen.queryByText(/^Waiting for confirmation/)).toBeNull()
})

it('asks users without a password to sign in again instead', async () => {
  const { server, retype, save } = await visit({ hasPassword: false })
  server.on('GET /auth/reauthentication', { providers: [aProvider('google')], validUntil: null })
  await retype('Email', 'ana@acme.example')
  await screen.findByRole('button', { name: 'Continue with Google' })
  await save()
  await screen.findByText('Profile updated successfully!')
  expect(sent(server)).not.toHaveProperty('password')
})

it('shows the language in use, and switches to that of the profile', async () => {
  const { server, user, platform, i18n } = await visit({ language: 'en' })
  await act(() => i18n.changeLanguage('fr'))
  const select = await screen.findByRole<HTMLSelectElement>('combobox')
  expect(select.value).toBe('fr')
  await user.selectOptions(select, 'English')
  await user.click(await screen.findByRole('button', { name: 'Enregistrer les modifications' }))
  await submit()
  expect(sent(server)).toMatchObject({ language: 'en' })
  expect(platform.storage.get('app_language')).toBe('en')
})

it('switches the language once it is saved, and stores it on the device', async () => {
  const { server, user, platform, save } = await visit()
  await user.selectOptions(await screen.findByLabelText('Language'), 'Português')
  await screen.findByRole('region', { name: 'Details' })
  await save()
  await screen.findByRole('region', { name: 'Dados pessoais' })
  await screen.findByText('Perfil atualizado com sucesso!')
  expect(sent(server)).toMatchObject({ language: 'pt' })
  expect(platform.storage.get('app_language')).toBe('pt')
})

it('keeps what is being typed when the profile changes elsewhere', async () => {
  const { retype } = await visit()
  await retype('Name', 'Ana Maria')
  act(() => useSessionStore.getState().updateUser({ id: 'user-1', email: 'ana@acme.example' }))
  await expect.poll(async () => (await field('Email')).value).toBe('ana@acme.example')
  expect((await field('Name')).value).toBe('Ana Maria')
})
