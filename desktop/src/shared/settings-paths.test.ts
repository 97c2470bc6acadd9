import { expect, it } from 'vitest'
import { isSettingsPath } from './settings-paths.ts'

it.each([
  '/',
  '/dashboard',
  '/posts/post-1',
  '/profiles',
  '/profile/other',
  '/desktop-settings-of-others',
  '/panel',
  '',
])('leaves %s to the main window', (path) => expect(isSettingsPath(path)).toBe(false))

it.each([
  '/desktop-settings',
  '/desktop-settings/servers',
  '/profile#security',
  '/profile/tokens',
  '/2fa?from=x',
])('opens %s in the settings window', (path) => expect(isSettingsPath(path)).toBe(true))
