import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import ForgotPasswordScreen from './forgot-password-screen.tsx'

const ASK = 'POST /auth/forgot-password'

async function visit(answer: unknown = Response.json({ message: 'Sent' }, { status: 202 })) {
  const server = fakeApi({ [ASK]: answer })
  const { user } = await renderScreen(<ForgotPasswordScreen />)
  const send = async (email: string) => {
    if (email !== '') await user.fill(await field(), email)
    await user.click(await screen.findByRole('button', { name: 'Send reset email' }))
  }
  return { server, user, send }
}

const field = () => screen.findByLabelText<HTMLInputElement>('Email')

it.each([
  ['', 'Please enter email'],
  ['ana@', 'Please enter valid email'],
])('refuses %j without a request', async (email, sentence) => {
  const { server, send } = await visit()
  await send(email)
  await screen.findByText(sentence)
  expect(server.requests).toHaveLength(0)
})

it.each([
  [unreachable, /cannot be reached/],
  [refuse(429, 'TOO_MANY_REQUESTS'), /Too many attempts/],
])('keeps the address when it could not be sent, and shows the error', async (answer, reason) => {
  const { send } = await visit(answer)
  await send('ana@northwind.example')
  await screen.findByText('Failed to send reset email. Please try again.')
  await screen.findByText(reason)
  expect((await field()).value).toBe('ana@northwind.example')
})

it('says that a mail is on its way, without revealing whether there is an account', async () => {
  const { server, send } = await visit()
  await send(' ana@northwind.example ')
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' })
  expect(document.activeElement).toBe(heading)
  await screen.findByText(/If there is an account with this email/)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/login')
  expect(server.to(ASK)[0]?.body).toEqual({ email: 'ana@northwind.example' })
})

it('offers an empty form for another mail', async () => {
  const { user, send } = await visit()
  await send('ana@northwind.example')
  await user.click(await screen.findByRole('button', { name: 'Send another email' }))
  expect((await field()).value).toBe('')
  expect(document.activeElement).toBe(await field())
})
