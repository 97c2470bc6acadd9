import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useConsent } from '../../features/community/analytics/hooks/consent-store.ts'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import WorkFooter from './work-footer.tsx'

const NAMES = 'Product · Company · Support'
const row = async (name = NAMES) => (await screen.findByText(name)).closest('details')!

const names = (role: 'link' | 'button', column: string) =>
  within(screen.getByRole('navigation', { name: column }))
    .queryAllByRole(role)
    .map(({ textContent }) => textContent)

it('is one row at first, with the languages beside it', async () => {
  await renderScreen(<WorkFooter />, { user: aUser() })
  expect((await row()).open).toBe(false)
  const languages = screen.getByRole('combobox', { name: 'Language' })
  expect((await row()).contains(languages)).toBe(false)
})

it('opens all columns, and shows them', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const { user } = await renderScreen(<WorkFooter />, { user: aUser() })
  act(() => useConsent.setState({ provider: 'plausible' }))
  await user.click(await screen.findByText(NAMES))
  expect((await row()).open).toBe(true)
  await expect.poll(() => scrollIntoView.mock.contexts).toEqual([await row()])
  expect(names('link', 'Product')).toEqual(['Integrations', 'Slack', 'Pricing', 'Community'])
  expect(names('link', 'Company')).toEqual(['Privacy', 'Terms'])
  expect(names('button', 'Company')).toEqual(['Cookie settings'])
  expect(names('link', 'Support')).toEqual(['Help'])
  expect(names('button', 'Support')).toEqual(['Request support'])
})

it('changes the theme', async () => {
  const { user } = await renderScreen(<WorkFooter />, { user: aUser() })
  await user.click(await screen.findByText(NAMES))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark')
  expect(usePreferences.getState().theme).toBe('dark')
})

it.each([
  ['pt', 'Produto · Empresa · Apoio'],
  ['fr', 'Produit · Entreprise · Assistance'],
  ['es', 'Producto · Empresa · Soporte'],
] as const)('names its columns in %s', async (language, name) => {
  await renderScreen(<WorkFooter />, { user: aUser(), language })
  expect(await row(name)).toBeTruthy()
})
