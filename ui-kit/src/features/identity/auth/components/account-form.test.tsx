import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { hasSignedUpFor } from '../../../../platform/session/signed-up-for.ts'
import { fakeApi, delayed, refuse, type FakeRequest } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { AccountForm, type AccountFormProps } from './account-form.tsx'

const REGISTER = 'POST /auth/register'
const session = { token: 'fresh', user: aUser() }

async function visit(answer: unknown = session, invited: Partial<AccountFormProps> = {}) {
  const server = fakeApi({ [REGISTER]: answer })
  const { user } = await renderScreen(<AccountForm invitation={null} invitedEmail={null} {...invited} />)
  await screen.findByRole('textbox', { name: 'Name' })
  const typeIn = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await user.fill(await field(label), value)
  }
  return { server, user, typeIn }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Create account' })

/** The checklist's text about the rule that only the server can check. */
const hardToGuess = () =>
  screen
    .getAllByRole('listitem')
    .at(-1)!
    .textContent.match(/\(.*\)$/)?.[0]

const GOOD = {
  Name: 'Ana Ribeiro',
  Email: 'ana@northwind.example',
  Password: 'Sunny-day!',
  'Confirm password': 'Sunny-day!',
}

async function fillAndSend(answer: unknown) {
  const visited = await visit(answer)
  await visited.typeIn(GOOD)
  await visited.user.click(await submit())
  return visited
}

it('requires every field', async () => {
  const { typeIn } = await visit()
  await typeIn({ Name: 'Ana Ribeiro' })
  await screen.findByText('Please fill all fields')
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
})

it('answers a submit with an error at each missing field, the first of which is focused', async () => {
  const { server, user } = await visit()
  await user.click(await submit())
  await screen.findByText('Please ensure password requirements')
  for (const label of ['Name', 'Email', 'Password']) {
    expect((await field(label)).getAttribute('aria-invalid')).toBe('true')
  }
  expect(document.activeElement).toBe(await field('Name'))
  expect(server.to(REGISTER)).toHaveLength(0)
})

it('refuses an invalid address', async () => {
  const { typeIn } = await visit()
  await typeIn({ ...GOOD, Email: 'ana@' })
  await screen.findByText('Enter a valid email')
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
})

it('refuses a weak password and checks off what it meets', async () => {
  const { typeIn } = await visit()
  await typeIn({ ...GOOD, Password: 'sunny!', 'Confirm password': 'sunny!' })
  await screen.findByText('Please ensure password requirements')
  const items = (await screen.findAllByRole('listitem')).map((item) => item.textContent)
  expect(items).toEqual([
    'At least 8 characters(missing)',
    'One uppercase letter(missing)',
    'One lowercase letter(done)',
    'One symbol: !@#$%^&*(done)',
    'Hard to guess and without your name(checked when you send it)',
  ])
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
})

it('says whether the passwords match once both are typed', async () => {
  const { typeIn, user } = await visit()
  const { 'Confirm password': _, ...others } = GOOD
  await typeIn(others)
  expect(screen.queryByText(/Passwords/)).toBeNull()
  await user.fill(await field('Confirm password'), 'Sunny')
  await screen.findByText("Passwords don't match")
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
  await user.fill(await field('Confirm password'), '-day!')
  await screen.findByText('Passwords match')
  await expect.poll(async () => (await submit()).getAttribute('aria-disabled')).toBe('false')
})

it('a password changed after its confirmation has to be confirmed again', async () => {
  const { typeIn, user } = await visit()
  await typeIn(GOOD)
  await expect.poll(async () => (await submit()).getAttribute('aria-disabled')).toBe('false')
  await user.type(await field('Password'), '?')
  await screen.findByText("Passwords don't match")
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
})

it('shows an email in use at its field, and keeps what was typed', async () => {
  await fillAndSend(refuse(409, 'EMAIL_EXISTS'))
  await screen.findByText('Email address is already registered')
  expect((await field('Email')).getAttribute('aria-invalid')).toBe('true')
  expect((await field('Password')).value).toBe(GOOD.Password)
})

it('shows a common password at its field', async () => {
  const fields = [{ field: 'password', rule: 'common', message: 'On every list' }]
  await fillAndSend(refuse(422, 'VALIDATION_FAILED', { fields }))
  await screen.findByText('This password is easy to guess. Choose another one.')
  expect(document.activeElement).toBe(await field('Password'))
})

it.each(['common', 'personal'])(
  'marks a %s password as easy to guess until it is another one',
  async (rule) => {
    const fields = [{ field: 'password', rule, message: 'No' }]
    const { user } = await fillAndSend(refuse(422, 'VALIDATION_FAILED', { fields }))
    await expect.poll(hardToGuess).toBe('(missing)')
    expect((await submit()).getAttribute('aria-disabled')).toBe('true')
    await user.fill(await field('Password'), '?')
    await expect.poll(hardToGuess).toBe('(checked when you send it)')
    await user.type(await field('Password'), '{Backspace}')
    await expect.poll(hardToGuess).toBe('(missing)')
  },
)

it('shows other errors above the form', async () => {
  await fillAndSend(refuse(429, 'TOO_MANY_REQUESTS'))
  await screen.findByText('Registration failed')
  await screen.findByText(/Too many attempts/)
  expect((await submit()).getAttribute('aria-disabled')).toBe('false')
})

it('cannot be sent twice while sending', async () => {
  const { answer, release } = delayed(session)
  const { server } = await fillAndSend(answer)
  expect((await field('Name')).closest('fieldset')!.disabled).toBe(true)
  release()
  await expect.poll(() => useSessionStore.getState().status).toBe('authenticated')
  expect(server.to(REGISTER)).toHaveLength(1)
})

it('sends the account without the confirmation and signs in', async () => {
  const { server } = await fillAndSend(session)
  await expect.poll(() => useSessionStore.getState().token).toBe('fresh')
  const [request] = server.to(REGISTER) as [FakeRequest]
  expect(request.body).toEqual({ name: GOOD.Name, email: GOOD.Email, password: GOOD.Password })
})

it('has the address of an invitation, which stays as it is, and answers the invitation', async () => {
  const invited = { invitation: 'abc', invitedEmail: 'nina@bright.example' }
  const { server, typeIn, user } = await visit(session, invited)
  const email = await field('Email')
  expect([email.value, email.readOnly]).toEqual(['nina@bright.example', true])
  await screen.findByText('The invitation is for this address.')
  const { Email: _, ...others } = GOOD
  await typeIn({ ...others, Email: 'x' })
  await user.click(await submit())
  await expect.poll(() => useSessionStore.getState().token).toBe('fresh')
  expect(server.to(REGISTER)[0]?.body).toMatchObject({
    email: 'nina@bright.example',
    invitation: 'abc',
  })
  expect(hasSignedUpFor('abc')).toBe(true)
})

it('has autocomplete attributes for password managers', async () => {
  await visit()
  const hints = await Promise.all(Object.keys(GOOD).map(async (label) => (await field(label)).autocomplete))
  expect(hints).toEqual(['name', 'email', 'new-password', 'new-password'])
})
