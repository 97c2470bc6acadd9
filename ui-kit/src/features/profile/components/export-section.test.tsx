import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, delayed, refuse } from '../../../testing/fake-api.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ExportSection } from './export-section.tsx'

const EXPORT = 'GET /users/me/export'
const zip = () => new Response('zip', { headers: { 'content-type': 'application/zip' } })

async function visit(answer: unknown = zip) {
  const server = fakeApi({ [EXPORT]: answer })
  const { user, platform } = await renderScreen(<ExportSection />, { user: aUser() })
  return { server, user, platform }
}

const button = (name = 'Download my data') => screen.findByRole('button', { name })

it('shows why the export failed', async () => {
  const { user, platform } = await visit(refuse(429, 'TOO_MANY_REQUESTS'))
  await user.click(await button())
  await screen.findByText('Your data could not be saved')
  await screen.findByText(/Too many tries/)
  expect(platform.saved).toEqual([])
})

it('shows an error when the file could not be saved', async () => {
  const { user, platform } = await visit()
  platform.answers.save = 'failed'
  await user.click(await button())
  await screen.findByText('The file could not be written. Please try again.')
})

it('shows nothing when the user cancels saving', async () => {
  const { user, platform } = await visit()
  platform.answers.save = 'cancelled'
  await user.click(await button())
  await button()
  expect(screen.queryByText(/saved/)).toBeNull()
})

it('shows progress while exporting, and sends one request', async () => {
  const { answer, release } = delayed(zip())
  const { server, user } = await visit(answer)
  await user.click(await button())
  await user.click(await button('Packing your data…'))
  release()
  await button()
  expect(server.to(EXPORT)).toHaveLength(1)
})

it('saves the file and says so', async () => {
  const { user, platform } = await visit()
  await user.click(await button())
  await screen.findByText('Your data has been saved')
  const [saved] = platform.saved as [(typeof platform.saved)[number]]
  expect(saved.name).toBe('fanfare-export.zip')
  await expect(saved.content.text()).resolves.toBe('zip')
})
