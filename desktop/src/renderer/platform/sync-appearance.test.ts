import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { change } from '../testing/change.ts'
import { syncAppearance } from './sync-appearance.ts'

it('tells the styles the system and the density, and every change of it', () => {
  change({ settings: { ...DEFAULT_SETTINGS, compact: false } })
  syncAppearance()
  const { dataset } = document.documentElement
  expect(dataset).toMatchObject({ system: 'linux', density: 'comfortable' })
  change({ settings: { ...DEFAULT_SETTINGS, compact: true } })
  expect(dataset['density']).toBe('compact')
})
