// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import type { FirstViewRequest } from '@fanfare/contract/community/data/page.ts'
import { createFakePlatform } from '../platform/fake-platform.ts'
import { anOrganization, aPendingPost, aPost, aUser, ONE_PAGE } from '../testing/fixtures.ts'
import { renderFirstView } from './render-page.tsx'

const platform = { ...createFakePlatform(), origin: () => 'https://fanfare.example' }
const shell = { platform, routes: [], texts: async () => ({}) }
const LABS = anOrganization({ id: 'org-1', name: 'Northwind Labs' })
const SHOP = anOrganization({ id: 'org-2', name: 'Northwind Shop', description: 'A shop with a view.' })
const dashboard = {
  organizationId: SHOP.id,
  posts: {
    posts: [aPost({ title: 'A band on the roof' })],
    unreadIds: [],
    total: 1,
    hasMore: false,
    pagination: ONE_PAGE,
  },
  waiting: { postIds: [], next: [] },
}

const BOOT = {
  user: aUser({ name: 'Ana Ribeiro' }),
  lastEventId: 'e-1',
  organizations: { organizations: [LABS, SHOP], pagination: ONE_PAGE },
  unreadTotal: 3,
  waitingIn: { organizationIds: [] },
  joinOffers: { offers: [] },
  dashboard,
}

const rendered = (changes: Partial<FirstViewRequest> = {}) =>
  renderFirstView(shell, {
    route: '/dashboard',
    language: 'en',
    origin: 'https://fanfare.example',
    organizationId: SHOP.id,
    renderIn: 'Europe/Lisbon',
    screen: 'wide',
    stored: {},
    boot: BOOT,
    ...changes,
  })

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T20:30:00Z'), toFake: ['Date'] }))

it('shows the posts of the chosen organization, and no placeholder', async () => {
  const html = await rendered()
  expect(html).toContain('A band on the roof')
  expect(html).toContain('Northwind Shop')
  expect(html).not.toContain('Northwind Labs')
  expect(html).not.toMatch(/undefined|null|NaN|animate-spin/)
})

it.each([
  ['wide', 8],
  ['phone', 5],
] as const)('has no more rows than a %s screen shows', async (screen, rows) => {
  const posts = Array.from({ length: 20 }, (_, at) => aPost({ id: `post-${at}`, title: `Song ${at}` }))
  const boot = { ...BOOT, dashboard: { ...dashboard, posts: { ...dashboard.posts, posts } } }
  const html = await rendered({ boot, screen })
  expect(html.match(/>Song \d+</g)).toHaveLength(rows)
})

it('greets by the clock of the device', async () => {
  expect(await rendered()).toContain('Good evening, Ana')
  expect(await rendered({ renderIn: 'Pacific/Auckland' })).toContain('Good morning, Ana')
})

it('has the language of the device', async () => {
  expect(await rendered({ language: 'pt' })).toContain('Boa noite, Ana')
})

it('fills in the fields of a form', async () => {
  const html = await rendered({ route: '/organizations/org-2/settings/company-information' })
  expect(html).toContain('value="Northwind Shop"')
  expect(html).toContain('>A shop with a view.</textarea>')
})

it('shows administrators what waits', async () => {
  const waiting = { count: 0, oldestAt: null }
  const stats = {
    totalUsers: 1_234,
    totalOrganizations: 12,
    totalPosts: 345,
    postsPendingModeration: 1,
    waiting: { posts: { count: 1, oldestAt: null }, reports: waiting, requests: waiting, jobs: waiting },
    weekly: {
      from: '2026-09-07T00:00:00.000Z',
      counts: { totalUsers: [1], totalOrganizations: [1], totalPosts: [1], postsPendingModeration: [1] },
    },
    reportAlarm: null,
  }
  const administration = {
    stats,
    posts: {
      posts: [aPendingPost({ title: 'A post that waits' })],
      pagination: ONE_PAGE,
      stats: { pending: 1, approvedToday: 0, rejectedToday: 0 },
    },
    reports: { reports: [], pagination: ONE_PAGE, hiddenPosts: null },
    requests: { requests: [], pagination: ONE_PAGE },
    jobs: { jobs: [], pagination: ONE_PAGE },
  }
  const { dashboard: _none, ...boot } = BOOT
  const html = await rendered({
    route: '/admin/dashboard',
    boot: { ...boot, user: aUser({ isAdmin: true }), administration },
  })
  expect(html).toContain('A post that waits')
  expect(html).toContain('1,234')
  expect(html).not.toContain('aria-busy')
})

it('is the same when two users are rendered at once', async () => {
  const boot = {
    user: aUser({ name: 'Tomás Leal' }),
    lastEventId: 'e-1',
    organizations: { organizations: [LABS], pagination: ONE_PAGE },
    unreadTotal: 0,
    waitingIn: { organizationIds: [] },
    joinOffers: { offers: [] },
  }
  const other = {
    ...boot,
    dashboard: {
      ...dashboard,
      organizationId: LABS.id,
      posts: { posts: [], unreadIds: [], total: 1, hasMore: false, pagination: ONE_PAGE },
    },
  }
  const [mine, theirs] = await Promise.all([rendered(), rendered({ organizationId: null, boot: other })])
  expect(mine).toContain('Ana')
  expect(mine).not.toContain('Tomás')
  expect(theirs).toContain('Tomás')
  expect(theirs).not.toContain('A band on the roof')
})
