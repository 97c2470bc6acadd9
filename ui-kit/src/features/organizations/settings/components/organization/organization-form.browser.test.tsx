import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anOrganization, aUser } from '../../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import { OrganizationSection } from './organization-section.tsx'

const organization = anOrganization({
  slug: 'the-northwind-laboratories-of-applied-latency',
  description: 'Clouds and clocks, and what both have in common. '.repeat(8),
})

it.each(['Address', 'Description'])('%s is as high before the scripts run', async (name) => {
  await page.viewport(375, 740)
  await renderScreen(<OrganizationSection organization={organization} />, { user: aUser(), at: '/settings' })
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
  const fitted = field.offsetHeight
  expect(fitted).toBeGreaterThan(50)
  field.style.height = ''
  expect(field.offsetHeight).toBe(fitted)
})
