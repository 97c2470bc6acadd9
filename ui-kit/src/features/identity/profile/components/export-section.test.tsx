import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { fakeApi, delayed, refuse } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ExportSection } from './export-section.tsx'

const EXPORT = 'POST /users/me/export'
const zip = () => new Response('zip', { headers: { 'content-type': 'application/zip' } })

async function visit(answer: unknown = zip, facts: Partial<CurrentUser> = {}) {
  const server = fakeApi({ [EXPORT]: answer })
  const { user, platform } = await renderScreen(<ExportSection />, { user: aUser(facts) })
  await user.click(await screen.findByRole('button', { name: 'Download my data' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Download my data' }))
  const confirm = async () => {
    await user.fill(dialog.getByLabelText('Your password'), 'Sunny-day!')
    await user.click(dialog.getByRole('button', { name: 'Download' }))
  }
  return { server, user, platform, dialog, confirm }
}

it('requires the password', async () => {
  const { server, user, dialog } = await visit()
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  await screen.findByText('Enter your password')
  expect(server.requests).toHaveLength(0)
})

it('shows a wrong password at its field', async () => {
  const { dialog, confirm } = await visit(refuse(400, 'INVALID_PASSWORD'))
  await confirm()
  await dialog.findByText('The password you entered is incorrect.')
  expect(dialog.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true')
})

it('shows why the export failed', async () => {
  const { confirm, platform } = await visit(refuse(429, 'TOO_MANY_REQUESTS'))
  await confirm()
  await screen.findByText('Your data could not be saved')
  await screen.findByText(/Too many attempts/)
  expect(platform.saved).toEqual([])
})

it('shows an error when the file could not be saved', async () => {
  const { confirm, platform } = await visit()
  platform.answers.save = 'failed'
  await confirm()
  await screen.findByText('The file could not be written. Please try again.')
})

it('shows nothing when the user cancels saving', async () => {
  const { confirm, platform } = await visit()
  platform.answers.save = 'cancelled'
  await confirm()
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Download my data' })).toBeNull()
  expect(screen.queryByText(/saved/)).toBeNull()
})

it('shows progress while exporting, and sends one request', async () => {
  const { answer, release } = delayed(zip())
  const { server, user, dialog, confirm } = await visit(answer)
  await confirm()
  await user.click(await dialog.findByRole('button', { name: 'Preparing your data…' }))
  release()
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Download my data' })).toBeNull()
  expect(server.to(EXPORT)).toHaveLength(1)
})

it('saves the file and says so', async () => {
  const { server, confirm, platform } = await visit()
  await confirm()
  await screen.findAllByText('Your data has been saved')
  expect(server.to(EXPORT)[0]?.body).toEqual({ password: 'Sunny-day!' })
  const [saved] = platform.saved as [(typeof platform.saved)[number]]
  expect(saved.name).toBe('fanfare-export.zip')
  await expect(saved.content.text()).resolves.toBe('zip')
})
