import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, delayed, refuse } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { DeletionSection } from './deletion-section.tsx'

const DELETE = 'DELETE /users/me'
const nothing = () => undefined

async function visit(facts: Partial<CurrentUser> = {}, answer: unknown = nothing) {
  const server = fakeApi({ [DELETE]: answer })
  const setting = { path: '/profile', at: '/profile', user: aUser(facts) }
  const { user } = await renderScreen(<DeletionSection />, setting)
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  await screen.findByRole('dialog', { name: 'Delete your account?' })
  return { server, user, confirm: async () => user.click(await submit()) }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const submit = () => screen.findByRole('button', { name: 'Delete account' })
const address = () => screen.getByLabelText('address').textContent
const status = () => useSessionStore.getState().status

async function fillAndSend(answer: unknown, facts: Partial<CurrentUser> = {}) {
  const visited = await visit(facts, answer)
  await visited.user.fill(await field('Your password'), 'Sunny-day!')
  if (facts.twoFaEnabled) await visited.user.fill(await field('6-digit code'), '123 456')
  await visited.confirm()
  return visited
}

it('requires the password', async () => {
  const { server, confirm } = await visit()
  await confirm()
  await screen.findByText('Enter your password')
  expect(server.requests).toHaveLength(0)
})

it('requires a code when two-factor is on', async () => {
  const { server, confirm } = await visit({ twoFaEnabled: true })
  await confirm()
  await screen.findByText('Please enter a valid 6-digit code')
  expect(server.requests).toHaveLength(0)
})

it('shows a wrong password at its field', async () => {
  await fillAndSend(refuse(422, 'INVALID_PASSWORD'))
  await screen.findByText('The password you entered is incorrect.')
  expect((await field('Your password')).getAttribute('aria-invalid')).toBe('true')
  expect(status()).toBe('authenticated')
})

it('shows a wrong code at its field', async () => {
  await fillAndSend(refuse(422, 'TWO_FACTOR_CODE_INVALID'), { twoFaEnabled: true })
  await screen.findByText(/Invalid verification code/)
  expect((await field('6-digit code')).getAttribute('aria-invalid')).toBe('true')
})

it('lists organizations without another owner, and links to them', async () => {
  const organizations = [
    { id: 'org-1', name: 'Northwind Labs' },
    { id: 'org-2', name: 'Acme' },
  ]
  await fillAndSend(refuse(409, 'SOLE_OWNER', { organizations }))
  const notice = await screen.findByRole('alert')
  await within(notice).findByText('Transfer or delete these organizations first')
  const links = within(notice).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Northwind Labs', 'Acme'])
  expect(links[0]!.getAttribute('href')).toBe('/organizations/org-1/settings/users')
})

it('shows other errors above the form', async () => {
  await fillAndSend(refuse(429, 'TOO_MANY_REQUESTS'))
  await screen.findByText('The account could not be deleted')
  await screen.findByText(/Too many attempts/)
})

it('can be cancelled', async () => {
  const { server, user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(server.requests).toHaveLength(0)
})

it('cannot be sent twice while sending', async () => {
  const { answer, release } = delayed(undefined)
  const { server } = await fillAndSend(answer)
  expect((await field('Your password')).closest('fieldset')!.disabled).toBe(true)
  release()
  await expect.poll(status).toBe('anonymous')
  expect(server.to(DELETE)).toHaveLength(1)
})

it('deletes the account, keeps its content, and signs out', async () => {
  const { server } = await fillAndSend(nothing)
  await expect.poll(status).toBe('anonymous')
  await screen.findByText('Your account has been deleted')
  expect(address()).toBe('/')
  expect(server.to(DELETE)[0]?.body).toEqual({ content: 'keep', password: 'Sunny-day!' })
})

it('deletes the content on request, with the code when two-factor is on', async () => {
  const { server, user, confirm } = await visit({ twoFaEnabled: true, hasPassword: false })
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.click(await screen.findByRole('radio', { name: 'Remove it' }))
  await user.fill(await field('6-digit code'), '123 456')
  await confirm()
  await expect.poll(status).toBe('anonymous')
  expect(server.to(DELETE)[0]?.body).toEqual({ content: 'remove', twoFactorCode: '123456' })
})

it('accepts a recovery code instead', async () => {
  const { server, user, confirm } = await visit({ twoFaEnabled: true, hasPassword: false })
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }))
  await user.fill(await field('Recovery code'), 'k7q2-m9xd')
  await confirm()
  await expect.poll(status).toBe('anonymous')
  expect(server.to(DELETE)[0]?.body).toEqual({ content: 'keep', twoFactorCode: 'k7q2-m9xd' })
})
