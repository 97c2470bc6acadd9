import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useConsent } from '../../features/community/analytics/hooks/consent-store.ts'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { WorkFooter } from './work-footer.tsx'

const toggle = (name = 'Product · Company · Support') => screen.findByRole('button', { name })

const names = (role: 'link' | 'button', column: string) =>
  within(screen.getByRole('navigation', { name: column }))
    .queryAllByRole(role)
    .map(({ textContent }) => textContent)

it('is one row, with the languages', async () => {
  await renderScreen(<WorkFooter />, { user: aUser() })
  expect((await toggle()).getAttribute('aria-expanded')).toBe('false')
  screen.getByRole('combobox', { name: 'Language' })
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

it('opens all columns, shows them, and closes them', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const { user } = await renderScreen(<WorkFooter />, { user: aUser() })
  act(() => useConsent.setState({ provider: 'plausible' }))
  await user.click(await toggle())
  expect(names('link', 'Product')).toEqual(['Integrations', 'Slack', 'Pricing', 'Community'])
  expect(names('link', 'Company')).toEqual(['Privacy', 'Terms'])
  expect(names('button', 'Company')).toEqual(['Cookie settings'])
  expect(names('link', 'Support')).toEqual(['Help'])
  expect(names('button', 'Support')).toEqual(['Request support'])
  expect(scrollIntoView).toHaveBeenCalledOnce()

  const open = await toggle()
  expect(open.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(open.getAttribute('aria-controls')!)).not.toBeNull()
  await user.click(open)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('changes the theme', async () => {
  const { user } = await renderScreen(<WorkFooter />, { user: aUser() })
  await user.click(await toggle())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark')
  expect(usePreferences.getState().theme).toBe('dark')
})

it.each([
  ['pt', 'Produto · Empresa · Apoio'],
  ['fr', 'Produit · Entreprise · Assistance'],
  ['es', 'Producto · Empresa · Soporte'],
] as const)('names its columns in %s', async (language, name) => {
  await renderScreen(<WorkFooter />, { user: aUser(), language })
  expect(await toggle(name)).toBeTruthy()
})
