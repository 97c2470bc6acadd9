import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import SlackReturn from './slack-return.tsx'

const address = () => screen.getByLabelText('address').textContent

it.each([
  ['error', 'Slack connection failed.'],
  ['success', 'Slack connected successfully'],
])('says that the flow ended with %s, and removes the flag', async (flag, text) => {
  await renderScreen(<SlackReturn />, { at: `/organizations?page=2&slack=${flag}` })
  await screen.findAllByText(text)
  expect(address()).toBe('/organizations?page=2')
})

it('says nothing for a flag it does not know', async () => {
  await renderScreen(<SlackReturn />, { at: '/organizations?slack=maybe' })
  await expect.poll(address).toBe('/organizations')
  expect(screen.queryByText(/Slack/)).toBeNull()
})
