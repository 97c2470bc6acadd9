import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '@fanfare/contract/rules/language.ts'
import { anOrganization, aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Header } from './header.tsx'

it.each(LANGUAGES)('fits on a tablet in %s', async (language) => {
  await page.viewport(768, 600)
  const organizations = [anOrganization({ name: 'The Northwind Laboratories of Applied Latency' })]
  await renderScreen(<Header />, { user: aUser(), at: '/dashboard', organizations, language })
  await screen.findByRole('navigation')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
  const links = screen.getAllByRole('link').map((link) => link.getBoundingClientRect())
  expect(Math.max(...links.map(({ height }) => height))).toBeLessThanOrEqual(44)
})
