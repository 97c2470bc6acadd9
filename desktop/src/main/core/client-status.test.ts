import { expect, it } from 'vitest'
import type { DesktopState } from '../../shared/desktop-state.ts'
import { createTranslator } from './i18n/translator.ts'
import { aState } from '../testing/fixtures.ts'
import { statusText } from './client-status.ts'

const unread = (count: number) => [{ address: 'https://fanfare.example', signedIn: true, unread: count }]

it.each<[string, Partial<DesktopState>, string]>([
  ['nobody is signed in', { sessionHandle: null, servers: unread(2) }, 'Not signed in'],
  ['the server is offline', { connection: 'offline', servers: unread(2) }, 'Offline'],
  ['nothing is new', {}, 'Nothing new'],
  ['notifications are paused', { pausedUntil: 1 }, 'Notifications paused'],
  ['posts are unread during a pause', { pausedUntil: 1, servers: unread(1) }, '1 new post'],
  ['more are unread than a server counts', { servers: unread(100) }, '100+ new posts'],
])('says so when %s', (_when, changes, expected) => {
  expect(statusText(aState(changes).getState(), createTranslator(['en']).t, 'status')).toBe(expected)
})
