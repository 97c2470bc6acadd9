import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PublicTestimonial } from '@fanfare/contract/community/data/testimonial.ts'
import { fakeApi, refuse, type FakeRequest } from '../../../../testing/fake-api.ts'
import { aTestimonial, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { PublicTestimonials } from './public-testimonials.tsx'

const LIST = 'GET /testimonials/public'
const { id, content, rating, language, createdAt } = aTestimonial()
const named: PublicTestimonial = {
  id,
  content,
  rating,
  language,
  createdAt,
  author: { firstName: 'Tom', organization: 'Northwind Labs' },
}
const listOf = (...testimonials: PublicTestimonial[]) => ({ testimonials, pagination: ONE_PAGE })

it('shows an error and retries', async () => {
  const server = fakeApi({ [LIST]: refuse(503, 'SERVICE_UNAVAILABLE') })
  const { user } = await renderScreen(<PublicTestimonials />)
  await screen.findByRole('heading', { name: 'Failed to load testimonials' })
  server.on(LIST, listOf(named))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Tom, Northwind Labs')
})

it('is hidden while nobody has said anything', async () => {
  const server = fakeApi({ [LIST]: listOf() })
  await renderScreen(<PublicTestimonials />)
  screen.getByRole('heading', { name: 'What people say' })
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(server.to(LIST)).toHaveLength(2)
})

it('says that nobody has said anything where there are words for it', async () => {
  fakeApi({ [LIST]: listOf() })
  await renderScreen(<PublicTestimonials empty={<p>Nothing yet</p>} />)
  await screen.findByText('Nothing yet')
  screen.getByRole('heading', { name: 'What people say' })
})

it('shows those in the language of the visitor, anonymous ones with a label', async () => {
  const anonymous = { ...named, id: 'testimonial-2', author: null }
  const server = fakeApi({ [LIST]: listOf(named, anonymous) })
  await renderScreen(<PublicTestimonials />)
  await screen.findByText('Anonymous')
  expect(screen.getAllByText('4 of 5 stars')).toHaveLength(2)
  expect(server.to(LIST).map(({ query }) => query.get('language'))).toEqual(['en'])
})

it('shows those in every language when there are none in the one of the visitor', async () => {
  fakeApi({ [LIST]: ({ query }: FakeRequest) => (query.has('language') ? listOf() : listOf(named)) })
  await renderScreen(<PublicTestimonials />, { language: 'fr' })
  const words = await screen.findByText('Our posts get comments now.')
  expect(words.closest('[lang]')!.getAttribute('lang')).toBe('en')
})
