import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { aUser } from '@fanfare/ui-kit/testing/fixtures.ts'
import { renderScreen, type ScreenSetting } from '@fanfare/ui-kit/testing/render-screen.tsx'
import { webTexts } from '../../texts.ts'
import PricingPage from './pricing-page.tsx'

const visit = (setting: ScreenSetting = {}) => renderScreen(<PricingPage />, { texts: webTexts, ...setting })

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

it('asks nobody to register again', async () => {
  await visit({ user: aUser() })
  const link = await screen.findByRole('link', { name: 'Go to dashboard' })
  expect(link.getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByRole('link', { name: 'Get started' })).toBeNull()
})

it('has one plan, at no cost, that leads to the registration', async () => {
  await visit()
  expect(screen.getByRole('region', { name: 'Free' }).textContent).toContain('$0')
  const start = screen.getByRole('link', { name: 'Get started' })
  expect(start.getAttribute('href')).toBe('/register')
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  screen.getByText(/in 29 moods/)
})

it('answers three questions, and says why it is free and what beta means', async () => {
  await visit()
  expect(headings(2)).toEqual(['Free', 'Questions', 'Why is it free?', 'What beta means'])
  expect(headings(3)).toEqual([
    'What is included',
    'Do I need a credit card?',
    'Are there limits?',
    'Are there other costs?',
  ])
})

it.each(LANGUAGES)('says nothing twice, and nothing as a key, in %s', async (language) => {
  await visit({ language })
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(new Set(lines).size).toBe(lines.length)
  expect(document.body.textContent).not.toMatch(/(?:features|questions|plan)\.\w/)
})
