import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anOrganization, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { DashboardGreeting } from './dashboard-greeting.tsx'

it.each([
  { screen: 'a phone', width: 320, links: ['Settings'] },
  { screen: 'a laptop', width: 1024, links: ['Settings', 'Share a post'] },
])('leads to the settings on $screen', async ({ width, links }) => {
  await page.viewport(width, 600)
  await renderScreen(<DashboardGreeting organization={anOrganization()} />, { user: aUser() })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(links)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it.each([320, 1024])('wraps a name of any length at %i pixels', async (width) => {
  await page.viewport(width, 600)
  const user = aUser({ name: 'W'.repeat(255) })
  await renderScreen(<DashboardGreeting organization={anOrganization()} />, { user })
  await screen.findByRole('heading', { level: 1 })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
