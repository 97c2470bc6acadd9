import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../shared/settings.ts'
import { change } from '../../testing/change.ts'
import { callsOf } from '../../testing/fake-bridge.ts'
import { renderWindow } from '../../testing/render-window.tsx'
import { ClosingChoice } from './closing-choice.tsx'

const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

it('offers the background only where the desktop lists such programs, and asks again where it no longer does', async () => {
  change({ tray: null, background: 'supported' })
  const { user } = await renderWindow(<ClosingChoice />)
  await user.click(await choice('In the background'))
  expect(callsOf('settings:change')).toEqual([[{ closeWithoutTray: 'background' }]])
  change({ settings: { ...DEFAULT_SETTINGS, closeWithoutTray: 'background' } })
  expect((await choice('In the background')).checked).toBe(true)
  screen.getByText(/Minimized or in the background/)

  change({ background: 'refused' })
  expect(screen.queryByRole('radio', { name: 'In the background' })).toBeNull()
  expect((await choice('Ask')).checked).toBe(true)
})
