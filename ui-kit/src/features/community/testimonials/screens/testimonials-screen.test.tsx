import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aTestimonial, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import TestimonialsScreen from './testimonials-screen.tsx'

const LIST = 'GET /admin/testimonials'
const APPROVE = 'PUT /admin/testimonials/testimonial-1/approve'
const TAKE_DOWN = 'PUT /admin/testimonials/testimonial-1/take-down'
const DECLINE = 'DELETE /admin/testimonials/testimonial-1'
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

it('says that there are none, and shows all again where none has the status', async () => {
  const { server, user } = await visit(listOf(), '/admin/testimonials?status=pending')
  await screen.findByText('No testimonial has this status.')
  expect(server.to(LIST)[0]!.query.get('status')).toBe('pending')
  await user.click(await press('Show all testimonials'))
  await screen.findByText('New testimonials appear here for review.')
})

it('shows words, stars, state, author and organization, and decisions for pending ones only', async () => {
  const approved = aTestimonial({ id: 'testimonial-2', reviewed: true, user: null, showName: false })
  await visit(listOf(aTestimonial(), approved))
  const [pending, decided] = await screen.findAllByRole('listitem')
  within(pending!).getByText('Pending')
  within(pending!).getByText('4 of 5 stars')
  for (const fact of ['Tom Becker', 'tom@northwind.example', 'Northwind Labs'])
    within(pending!).getByText(fact)
  within(pending!).getByRole('button', { name: 'Approve' })
  within(decided!).getByText('Approved')
  within(decided!).getByText(/Former member/)
  const actions = within(decided!).getAllByRole('button')
  expect(actions.map((button) => button.textContent)).toEqual(['Take down'])
})

it('says why one could not be approved, and reloads', async () => {
  const { server, user } = await visit(listOf(aTestimonial()))
  server.on(APPROVE, refuse(409, 'TESTIMONIAL_REVIEWED'))
  await user.click(await press('Approve'))
  await screen.findAllByText(/^Failed to approve testimonial.*has already been approved/)
  await waitFor(() => expect(server.to(LIST)).toHaveLength(2))
})

it('approves one', async () => {
  const { server, user } = await visit(listOf(aTestimonial()))
  const approved = aTestimonial({ reviewed: true })
  server.on(APPROVE, { testimonial: approved })
  const approve = await press('Approve')
  server.on(LIST, listOf(approved))
  await user.click(approve)
  await screen.findByText('Testimonial approved')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
})

it('declines one only after confirmation', async () => {
  const { server, user } = await visit(listOf(aTestimonial()))
  server.on(DECLINE, undefined)
  await user.click(await press('Decline'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Decline this testimonial?' })
  expect(server.to(DECLINE)).toHaveLength(0)
  server.on(DECLINE, () => new Response(null, { status: 204 }))
  server.on(LIST, listOf())
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await screen.findByText('Testimonial declined')
  await screen.findByRole('heading', { name: 'No testimonials' })
})

it('takes an approved one down after confirmation, and says why it could not', async () => {
  const { server, user } = await visit(listOf(aTestimonial({ reviewed: true })))
  server.on(TAKE_DOWN, refuse(409, 'TESTIMONIAL_SUPERSEDED'))
  await user.click(await press('Take down'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Take this testimonial down?' })
  await user.click(within(dialog).getByRole('button', { name: 'Take down' }))
  await screen.findAllByText(/another testimonial waiting/)
  server.on(TAKE_DOWN, { testimonial: aTestimonial() })
  server.on(LIST, listOf(aTestimonial()))
  await user.click(within(dialog).getByRole('button', { name: 'Take down' }))
  await screen.findByText('Testimonial taken down')
  await press('Approve')
})
