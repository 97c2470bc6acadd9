import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { anOrganization, aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Header } from './header.tsx'

const ON_SCREENS = LANGUAGES.flatMap((language) => [
  { language, screen: 'a tablet', width: 768 },
  { language, screen: 'a small laptop', width: 1024 },
])

const organizations = [anOrganization({ name: 'The Northwind Laboratories of Applied Latency' })]

it('fits on a narrow phone, where the name of the organization gives way', async () => {
  await page.viewport(320, 600)
  await renderScreen(<Header />, { user: aUser(), at: '/dashboard', organizations })
  await screen.findByText(/^The Northwind/)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it.each(ON_SCREENS)('fits with every place on $screen in $language', async ({ language, width }) => {
  await page.viewport(width, 600)
  await renderScreen(<Header />, {
    user: aUser({ isAdmin: true }),
    at: '/dashboard',
    organizations,
    language,
  })
  const places = within(await screen.findByRole('navigation')).getAllByRole('link')
  expect(places).toHaveLength(5)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const links = screen.getAllByRole('link').map((link) => link.getBoundingClientRect())
  expect(Math.max(...links.map(({ height }) => height))).toBeLessThanOrEqual(44)
})

const PEOPLE = LANGUAGES.flatMap((language) => [
  { language, who: 'a member', organizations: [anOrganization({ name: 'Northwind Labs' })] },
  { language, who: 'a user without an organization', organizations: [] },
])

it.each(PEOPLE)('breaks and cuts no words on a laptop of $who in $language', async ({ language, ...had }) => {
  await page.viewport(1280, 600)
  await renderScreen(<Header />, {
    user: aUser({ isAdmin: true }),
    at: '/dashboard',
    organizations: had.organizations,
    language,
  })
  const places = within(await screen.findByRole('navigation')).getAllByRole('link')
  for (const link of places) {
    const words = document.createRange()
    words.selectNodeContents(link)
    expect(words.getBoundingClientRect().height).toBeLessThan(24)
  }
  const texts = document.querySelectorAll('header button .truncate')
  expect(texts.length).toBe(1 + had.organizations.length)
  for (const text of texts) expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
})
