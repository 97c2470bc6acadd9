import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ResetLinkForm } from './reset-link-form.tsx'

const MAKE = 'POST /admin/reset-links'
const url = 'https://fanfare.test/reset-password?token=abc'

async function ask(email: string, answer: unknown = { url }) {
  const server = fakeApi({ [MAKE]: answer })
  const { user, platform } = await renderScreen(<ResetLinkForm />)
  await user.fill(await screen.findByLabelText('Email of the account'), email)
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  return { server, user, platform }
}

it('requires a valid address', async () => {
  const { server } = await ask('nobody')
  await screen.findByText('Enter a valid email')
  expect(server.requests).toHaveLength(0)
})

it('says when no account has the address', async () => {
  await ask('nobody@example.org', refuse(404, 'USER_NOT_FOUND'))
  await screen.findByText('User not found.')
})

it('shows the link and copies it', async () => {
  const { user, platform } = await ask(' ana@example.org ')
  await screen.findByText(url)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(platform.copied).toEqual([url])
})

it('shows the link in a message where the browser refuses to copy it', async () => {
  const { user, platform } = await ask('ana@example.org')
  platform.answers.copy = 'failed'
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  await screen.findByText(`Copying failed. The link is ${url}`)
})
