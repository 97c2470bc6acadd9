import { screen } from '@testing-library/react'
import { Gamepad2 } from 'lucide-react'
import { expect, it } from 'vitest'
import { aUser } from '@fanfare/ui-kit/testing/fixtures.ts'
import { renderScreen, type ScreenSetting } from '@fanfare/ui-kit/testing/render-screen.tsx'
import { webTexts } from '../../texts.ts'
import { IntegrationCard } from './integration-card.tsx'
import IntegrationsPage from './integrations-page.tsx'

const visit = (setting: ScreenSetting = {}) =>
  renderScreen(<IntegrationsPage />, { texts: webTexts, ...setting })

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

it('offers nothing for what is still to come', async () => {
  await visit()
  for (const name of ['Microsoft Teams', 'Discord']) {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: `${name}: Coming soon` })
    expect(button.disabled).toBe(true)
    expect(screen.queryByRole('link', { name: new RegExp(name) })).toBeNull()
  }
})

it('says of a planned one that it is no more than planned', async () => {
  const planned = { key: 'discord', icon: Gamepad2, status: 'planned' } as const
  await renderScreen(<IntegrationCard integration={planned} />, { texts: webTexts })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Discord: Planned' })
  expect(button.disabled).toBe(true)
  expect(screen.queryByText('Coming soon')).toBeNull()
})

it('marks Slack as available and popular, and leads to its page and its demo', async () => {
  await visit()
  await screen.findByText('Popular')
  screen.getByText('Available')
  expect(await hrefOf('Learn more about Slack')).toBe('/integrations/slack-integration')
  expect(await hrefOf('See the demo of Slack')).toBe('/integrations/slack-integration/demo')
})

it('leads a visitor to the sign-in and the sign-up', async () => {
  await visit()
  expect(await hrefOf('Sign in')).toBe('/login')
  expect(await hrefOf('Create an account')).toBe('/register')
  expect(screen.queryByRole('link', { name: 'Go to dashboard' })).toBeNull()
})

it('leads a member to the dashboard', async () => {
  await visit({ user: aUser() })
  expect(await hrefOf('Go to dashboard')).toBe('/dashboard')
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})
