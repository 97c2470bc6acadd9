import { expect, it } from 'vitest'
import type { DesktopState } from '../../shared/desktop-state.ts'
import { createTranslator } from '../core/i18n/translator.ts'
import { aState } from '../testing/fixtures.ts'
import { trayAppearance } from './appearance.ts'

const { t } = createTranslator(['en'])
const look = (changes: Partial<DesktopState>) => trayAppearance(aState(changes).getState(), t)
const unread = (...counts: number[]) =>
  counts.map((count, nth) => ({ address: `https://${nth}.example`, signedIn: true, unread: count }))

it.each<[string, Partial<DesktopState>, string, string]>([
  ['nothing is new', {}, 'read', 'Fanfare'],
  ['posts are unread', { servers: unread(2, 1) }, 'unread', 'Fanfare – 3 new posts'],
  ['more are unread than a server counts', { servers: unread(100, 1) }, 'unread', 'Fanfare – 101+ new posts'],
  ['notifications are paused', { pausedUntil: 1 }, 'off', 'Fanfare – notifications paused'],
  [
    'posts are unread during a pause',
    { pausedUntil: 1, servers: unread(1) },
    'unread',
    'Fanfare – 1 new post',
  ],
  ['the server is offline', { connection: 'offline', servers: unread(1) }, 'off', 'Fanfare – offline'],
  ['nobody is signed in', { sessionHandle: null }, 'off', 'Fanfare – not signed in'],
])('says so when %s', (_when, changes, icon, tooltip) => {
  expect(look(changes)).toMatchObject({ icon, tooltip })
})
