import { expect, it } from 'vitest'
import type { MenuItemConstructorOptions } from 'electron'
import type { WhyNone } from '@fanfare/contract/suggestions/data/offer.ts'
import { OFFERS_PAGE_SIZE } from '@fanfare/contract/core/rules/limits.ts'
import type { DesktopState } from '../../shared/desktop-state.ts'
import { createTranslator } from '../core/i18n/translator.ts'
import { aCopiedSuggestion, anOffer, aState, offersOf } from '../testing/fixtures.ts'
import { trayMenu, type TrayCommands } from './menu.ts'

const COMMANDS: (keyof TrayCommands)[] = [
  'copyNext',
  'undo',
  'openPost',
  'openPanel',
  'openDashboard',
  'openSettings',
  'openProfile',
  'chooseServer',
  'signOut',
  'pause',
  'quit',
]

function open(changes: Partial<DesktopState> = {}) {
  const done: string[] = []
  const record =
    (name: string) =>
    (...args: unknown[]) =>
      void done.push([name, ...args].join(' '))
  const commands = Object.fromEntries(COMMANDS.map((name) => [name, record(name)])) as unknown as TrayCommands
  const menu = trayMenu(aState(changes).getState(), createTranslator(['en']).t, commands)
  const all = menu.flatMap((item) => [
    item,
    ...((item.submenu as MenuItemConstructorOptions[] | undefined) ?? []),
  ])
  const find = (label: string) => {
    const item = all.find((each) => each.label === label)
    if (item === undefined) throw new Error(`The menu has no ${label}`)
    return item
  }
  const click = (label: string) => (find(label).click as () => void)()
  return { labels: all.flatMap(({ label }) => label ?? []), find, click, done }
}

it('offers nothing but to sign in while nobody is signed in', () => {
  expect(open({ sessionHandle: null }).labels).toEqual(['Sign in…', 'Settings…', 'Quit Fanfare'])
})

it('lists the newest posts with what is left, and marks unread ones', () => {
  const offers = offersOf(
    anOffer({ unread: true }),
    anOffer({ post: { id: 'post-2', title: 'Two' }, available: 0, whyNone: 'allCopied' }),
  )
  expect(open({ offers }).labels).toEqual(
    expect.arrayContaining(['• How we cut our latency in half – 2 left', 'Two – none left']),
  )
})

it('shortens long titles, and keeps an ampersand from becoming a shortcut', () => {
  const offers = offersOf(anOffer({ post: { title: `R&D ${'x'.repeat(100)}` } }))
  const label = open({ offers }).labels[0] ?? ''
  expect(label).toMatch(/^R&&D x+… – 2 left$/)
  expect([...label].length).toBeLessThan(70)
})

it('hides the title of a sensitive post', () => {
  const { labels } = open({ offers: offersOf(anOffer({ post: { isSensitive: true } })) })
  expect(labels).toContain('Sensitive post – 2 left')
  expect(labels.join(' ')).not.toContain('latency')
})

it('copies from the newest post, or from a chosen one', () => {
  const { click, done } = open()
  click('Copy next suggestion')
  click('Copy next suggestion and open')
  expect(done).toEqual(['copyNext ', 'copyNext post-1'])
})

it.each([
  [{ total: 0, whyNone: 'noneYet' }, 'none yet', 'No suggestions yet'],
  [{ total: 0, whyNone: null }, 'none yet', 'No suggestions yet'],
  [{ whyNone: 'allCopied' }, 'none left', 'Every suggestion is copied'],
  [{ whyNone: 'onlyYours' }, 'none left for you', 'Only your own are left'],
  [{ whyNone: 'copyLimit' }, 'none left for you', 'You have reached your limit here'],
  [{ whyNone: null }, 'none left for you', 'None is left for you'],
] as const)('says why nothing of a post can be copied: %j', (facts, left, sentence) => {
  const offers = offersOf(anOffer({ available: 0, ...facts }), anOffer({ post: { id: 'post-2' } }))
  const { labels, find } = open({ offers })
  expect(labels.slice(0, 3)).toEqual([
    `How we cut our latency in half – ${left}`,
    sentence,
    'Show suggestions',
  ])
  expect(find(sentence).enabled).toBe(false)
})

const none = (whyNone: WhyNone | null, total = 3) => anOffer({ available: 0, total, whyNone })
const copied = anOffer({ suggestions: [aCopiedSuggestion()] })

it.each([
  ['No suggestions yet', []],
  ['No suggestions yet', [none('noneYet', 0)]],
  ['Every suggestion is copied', [none('allCopied'), none('noneYet', 0)]],
  ['Only your own are left', [none('allCopied'), none('onlyYours')]],
  ['You have copied wherever suggestions are left', [none('onlyYours'), none('copyLimit')]],
  ['You have copied wherever suggestions are left', [none('allCopied'), copied]],
  ['None is left for you', [none(null), none('allCopied')]],
])('says why nothing is next to copy: %s', (sentence, offers) => {
  const { labels, find } = open({ offers: offersOf(...offers) })
  expect(labels).not.toContain('Copy next suggestion')
  expect(labels[labels.indexOf('Undo copy') - 1]).toBe(sentence)
  expect(find(sentence).enabled).toBe(false)
})

it('copies the next one when one post waits among others', () => {
  const { find } = open({ offers: offersOf(none('allCopied'), copied, anOffer()) })
  expect(find('Copy next suggestion').enabled).toBe(true)
})

it('shows the last list while the server is offline, and copies nothing', () => {
  const { labels, find } = open({ connection: 'offline' })
  expect(labels[0]).toBe('Offline: this is the last list')
  expect(find('Copy next suggestion').enabled).toBe(false)
})

it.each([{}, { sessionHandle: null }])('says that nothing can be saved, with %j', (facts) => {
  const storage = { folder: '/home/ana/fanfare', saves: false, unreadable: [] }
  expect(open({ ...facts, storage }).labels[0]).toBe('Nothing can be saved on this computer')
})

it.each([
  ['is no organization', { offers: null, organizationId: null }, false],
  ['is no list yet', { offers: null }, true],
  [
    'may be older posts with something left',
    { offers: offersOf(...Array.from({ length: OFFERS_PAGE_SIZE }, () => none('allCopied'))) },
    true,
  ],
])('copies the next one or not when there %s', (_what, changes, enabled) => {
  expect(open(changes).find('Copy next suggestion').enabled).toBe(enabled)
})

it('undoes a copy only while it can be undone, and moves no entry', () => {
  const before = open()
  expect(before.find('Undo copy').enabled).toBe(false)
  const lastCopy = {
    commentId: 'c1',
    postId: 'post-1',
    title: 'T',
    isSensitive: false,
    text: 'W',
    undoUntil: 1,
  }
  const { labels, find, click, done } = open({ lastCopy })
  expect(labels).toEqual(before.labels)
  expect(find('Undo copy').enabled).toBe(true)
  click('Undo copy')
  expect(done).toEqual(['undo'])
})

it('pauses notifications, and resumes them', () => {
  const { click, done } = open()
  click('For 1 hour')
  click('For today')
  open({ pausedUntil: 1 }).click('Resume notifications')
  expect(done).toEqual(['pause hour', 'pause today'])
  expect(open({ pausedUntil: 1 }).labels).not.toContain('Pause notifications')
})

it('opens the settings of this computer and the profile, and signs out', () => {
  const { click, done } = open()
  click('Settings…')
  click('Profile')
  click('Sign out')
  expect(done).toEqual(['openSettings', 'openProfile', 'signOut'])
})

it('switches between servers, where there are several', () => {
  const { labels } = open()
  expect(labels).not.toContain('fanfare.example')
  const servers = ['https://fanfare.example', 'https://labs.example:8443'].map((address, unread) => ({
    address,
    signedIn: true,
    unread,
  }))
  const { find, click, done } = open({ servers })
  expect(find('fanfare.example')).toMatchObject({ type: 'radio', checked: true })
  expect(find('labs.example:8443 (1)')).toMatchObject({ type: 'radio', checked: false })
  click('labs.example:8443 (1)')
  expect(done).toEqual(['chooseServer https://labs.example:8443'])
})
