import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aTestimonial, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { pendingAnswer } from '../../../../testing/pending-answer.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import TestimonialsScreen from './testimonials-screen.tsx'

const LIST = 'GET /admin/testimonials'
const DECIDE = 'POST /admin/testimonials/testimonial-1/pending-decision'
const UNDO = 'DELETE /pending-actions/action-1'
const pending = pendingAnswer('testimonial-1')
const listOf = (...testimonials: unknown[]) => ({ testimonials, pagination: ONE_PAGE })

async function visit(answer: unknown, at = '/admin/testimonials') {
  const server = fakeApi({ [LIST]: answer })
  const user = aUser({ isAdmin: true })
  const view = await renderScreen(<TestimonialsScreen />, { path: '/admin/testimonials', at, user })
  return { server, ...view }
}

const press = (name: string) => screen.findByRole('button', { name })

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load testimonials' })
  server.on(LIST, listOf(aTestimonial()))
  await user.click(await press('Try again'))
  await screen.findByText('Our posts get comments now.')
})

it('says that there are none, and shows all where none matches', async () => {
  const { server, user } = await visit(listOf(), '/admin/testimonials?status=pending')
  await screen.findByText('No testimonial matches these filters.')
  expect(server.to(LIST)[0]!.query.get('status')).toBe('pending')
  await user.click(await press('Show all testimonials'))
  await screen.findByText('New testimonials appear here for review.')
})

it('shows those in the language of the reader, or in another, or in all with their language', async () => {
  const { server, user } = await visit(listOf(aTestimonial({ language: 'fr' })), '/admin/testimonials')
  await screen.findByRole('listitem')
  const languages = screen.getByRole('combobox', { name: 'Language' })
  await user.selectOptions(languages, 'Français')
  await user.selectOptions(languages, 'All languages')
  await screen.findByText('Français', { selector: 'li *' })
  const asked = server.to(LIST).map(({ query }) => query.get('language'))
  expect(asked).toEqual(['en', 'fr', null])
})

it('shows pending ones in every language unless one is chosen', async () => {
  const { server, user } = await visit(listOf(aTestimonial()))
  await user.click(await screen.findByRole('radio', { name: 'Pending' }))
  await waitFor(() => expect(server.to(LIST)).toHaveLength(2))
  expect(server.to(LIST)[1]!.query.get('language')).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español')
  await waitFor(() => expect(server.to(LIST)).toHaveLength(3))
  expect(server.to(LIST)[2]!.query.get('language')).toBe('es')
})

it('shows words, stars, state, author and organization, and decisions for pending ones only', async () => {
  const approved = aTestimonial({ id: 'testimonial-2', reviewed: true, user: null, showName: false })
  await visit(listOf(aTestimonial(), approved))
  const [waiting, decided] = await screen.findAllByRole('listitem')
  within(waiting!).getByText('Pending')
  within(waiting!).getByText('4 of 5 stars')
  for (const fact of ['Tom Becker', 'tom@northwind.example', 'Northwind Labs'])
    within(waiting!).getByText(fact)
  within(waiting!).getByRole('button', { name: 'Approve' })
  within(decided!).getByText('Approved')
  within(decided!).getByText('Name hidden')
  within(decided!).getByText(/Former member/)
  const actions = within(decided!).getAllByRole('button')
  expect(actions.map((button) => button.textContent)).toEqual(['Take down'])
})

it('says why one could not be approved, and reloads', async () => {
  const { server, user } = await visit(listOf(aTestimonial()))
  server.on(DECIDE, refuse(409, 'TESTIMONIAL_REVIEWED'))
  await user.click(await press('Approve'))
  await screen.findAllByText(/^Failed to approve testimonial.*has already been approved/)
  await waitFor(() => expect(server.to(LIST)).toHaveLength(2))
})

it('approves one, and undoes that', async () => {
  const { server, user } = await visit(listOf(aTestimonial()))
  server.on(DECIDE, pending)
  server.on(UNDO, () => undefined)
  await user.click(await press('Approve'))
  const undo = await press('Undo: Testimonial approved')
  expect(server.to(DECIDE)[0]!.body).toEqual({ decision: 'approve' })
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await user.click(undo)
  await press('Approve')
  expect(server.to(UNDO)).toHaveLength(1)
})

it('declines one only after confirmation', async () => {
  const { server, user } = await visit(listOf(aTestimonial()))
  await user.click(await press('Decline'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Decline this testimonial?' })
  expect(server.to(DECIDE)).toHaveLength(0)
  server.on(DECIDE, pending)
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await press('Undo: Testimonial declined')
  expect(server.to(DECIDE)[0]!.body).toEqual({ decision: 'decline' })
  await screen.findByRole('heading', { name: 'No testimonials' })
})

it('takes an approved one down after confirmation, and says why it could not', async () => {
  const { server, user } = await visit(listOf(aTestimonial({ reviewed: true })))
  server.on(DECIDE, refuse(409, 'TESTIMONIAL_SUPERSEDED'))
  await user.click(await press('Take down'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Take this testimonial down?' })
  await user.click(within(dialog).getByRole('button', { name: 'Take down' }))
  await screen.findAllByText(/another testimonial waiting/)
  server.on(DECIDE, pending)
  await user.click(within(dialog).getByRole('button', { name: 'Take down' }))
  await press('Undo: Testimonial taken down')
  expect(server.to(DECIDE).at(-1)!.body).toEqual({ decision: 'take_down' })
})
