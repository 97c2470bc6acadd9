import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { anOrganization, aTestimonial, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { TestimonialCall } from './testimonial-call.tsx'

const SEND = 'POST /testimonials'
const organizations = [anOrganization(), anOrganization({ id: 'org-2', name: 'Blue Harbour' })]

async function open() {
  const server = fakeApi()
  const view = await renderScreen(<TestimonialCall />, { user: aUser(), organizations })
  await view.user.click(await screen.findByRole('button', { name: 'Write a testimonial' }))
  return {
    server,
    ...view,
    dialog: within(await screen.findByRole('dialog', { name: 'Write a testimonial' })),
  }
}

it('is gone once it is dismissed, and stays so on this device', async () => {
  fakeApi()
  const { user, platform } = await renderScreen(<TestimonialCall />, { user: aUser(), organizations })
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('heading', { name: 'Do you like Fanfare?' })).toBeNull()
  expect(platform.storage.get('testimonial_call')).toBe('dismissed')
})

it('requires words', async () => {
  const { server, user, dialog } = await open()
  await user.type(dialog.getByLabelText('Your testimonial'), '   ')
  await user.click(dialog.getByRole('button', { name: 'Send testimonial' }))
  await dialog.findByText('Write a few words')
  expect(server.to(SEND)).toHaveLength(0)
})

it('says why it could not be sent, and keeps the words', async () => {
  const { server, user, dialog } = await open()
  server.on(SEND, refuse(409, 'TESTIMONIAL_EXISTS'))
  await user.fill(dialog.getByLabelText('Your testimonial'), 'Works for us.')
  await user.click(dialog.getByRole('button', { name: 'Send testimonial' }))
  await dialog.findByText('Failed to create testimonial. Please try again.')
  dialog.getByText(/waiting for review/)
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your testimonial').value).toBe('Works for us.')
})

it('sends five stars without the name by default', async () => {
  const { server, user, dialog } = await open()
  server.on(SEND, { testimonial: aTestimonial() })
  const stars = dialog.getByRole<HTMLInputElement>('radio', { name: '5 of 5 stars' })
  expect(stars.checked).toBe(true)
  await user.fill(dialog.getByLabelText('Your testimonial'), ' Works for us. ')
  await user.click(dialog.getByRole('button', { name: 'Send testimonial' }))
  await screen.findByText('Thank you! An administrator will read your testimonial.')
  expect(server.to(SEND)[0]!.body).toEqual({
    content: 'Works for us.',
    rating: 5,
    organizationId: 'org-1',
    language: 'en',
    showName: false,
  })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Do you like Fanfare?' })).toBeNull())
})

it('sends the stars, organization, language and name that are chosen', async () => {
  const { server, user, dialog } = await open()
  server.on(SEND, { testimonial: aTestimonial() })
  await user.click(dialog.getByRole('radio', { name: '3 of 5 stars' }))
  await user.selectOptions(dialog.getByLabelText('Organization'), 'Blue Harbour')
  await user.selectOptions(dialog.getByLabelText('Language'), 'Français')
  await user.click(dialog.getByRole('checkbox', { name: 'Show my name' }))
  await user.fill(dialog.getByLabelText('Your testimonial'), 'Ça marche.')
  await user.click(dialog.getByRole('button', { name: 'Send testimonial' }))
  await waitFor(() =>
    expect(server.to(SEND)[0]!.body).toMatchObject({
      rating: 3,
      organizationId: 'org-2',
      language: 'fr',
      showName: true,
    }),
  )
})
