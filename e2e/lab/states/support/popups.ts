import { changed, emptied, failed, unanswered } from './answers.ts'
import type { State } from './state.ts'
import { focus, keys, openBy, press, read, see, write } from './steps.ts'

const DASHBOARD = { as: 'owner', at: '/dashboard' } as const
const WAITING = { as: 'member', at: '/dashboard' } as const
const PUTTING_OFF = [press('button', 'Not now'), see('menuitem', 'Not for me')]
const FOUND = '/dashboard?search=p95+latency'
const NEWS = /^\/notifications\?/
const SEARCH = /search=/

/** Layers that open over any screen of a member. */
export const POPUP_STATES: State[] = [
  { name: 'organization menu', ...DASHBOARD, steps: [press('button', /^Organization:/), see('menu')] },
  { name: 'account menu', ...DASHBOARD, steps: [press('button', 'Account menu'), see('menu')] },
  {
    name: 'account menu by keyboard',
    ...DASHBOARD,
    steps: [focus('button', 'Account menu'), keys('Enter', 'ArrowDown'), see('menu')],
  },
  { name: 'putting a post off', ...WAITING, steps: PUTTING_OFF },
  { name: 'putting a post off on a phone', ...WAITING, phone: true, steps: PUTTING_OFF },
  { name: 'command list', ...DASHBOARD, steps: [openBy('Control+k', 'option')] },
  { name: 'command list on a phone', ...DASHBOARD, phone: true, steps: [openBy('Control+k', 'option')] },
  {
    name: 'command list with posts',
    ...DASHBOARD,
    steps: [openBy('Control+k', 'option'), write('combobox', 'latency'), see('option', /p95/)],
  },
  {
    name: 'command list with nothing',
    ...DASHBOARD,
    steps: [openBy('Control+k', 'option'), write('combobox', 'qqqqqq'), read('Nothing found.')],
  },
  {
    name: 'command list that cannot search',
    ...DASHBOARD,
    answers: [failed(SEARCH)],
    steps: [openBy('Control+k', 'option'), write('combobox', 'latency'), read(/^Search failed/)],
  },
  {
    name: 'command list that searches',
    ...DASHBOARD,
    answers: [unanswered(SEARCH)],
    steps: [openBy('Control+k', 'option'), write('combobox', 'latency'), read('Searching…')],
  },
  { name: 'notifications', ...DASHBOARD, steps: [press('button', /^Notifications/), see('dialog')] },
  {
    name: 'notifications on a phone',
    ...DASHBOARD,
    phone: true,
    steps: [press('button', /^Notifications/), see('dialog')],
  },
  {
    name: 'notifications, empty',
    ...DASHBOARD,
    answers: [emptied(NEWS)],
    steps: [press('button', /^Notifications/), see('dialog')],
  },
  {
    name: 'notifications, failed',
    ...DASHBOARD,
    answers: [failed(NEWS)],
    steps: [press('button', /^Notifications/), see('dialog')],
  },
  {
    name: 'notifications, loading',
    ...DASHBOARD,
    answers: [unanswered(NEWS)],
    loading: true,
    steps: [press('button', /^Notifications/), see('dialog')],
  },
  { name: 'keyboard shortcuts', ...DASHBOARD, steps: [openBy('Shift+?', 'dialog', 'Keyboard shortcuts')] },
  {
    name: 'help',
    ...DASHBOARD,
    steps: [press('button', 'Account menu'), press('menuitem', 'Help'), see('dialog', 'Help')],
  },
  {
    name: 'help of a visitor, on a phone',
    as: 'visitor',
    at: '/pricing',
    phone: true,
    steps: [press('link', 'Help'), see('dialog', 'Help')],
  },
  {
    name: 'menu of a phone',
    ...DASHBOARD,
    phone: true,
    steps: [press('button', 'Open menu'), see('dialog')],
  },
  {
    name: 'menu of a phone for visitors',
    as: 'visitor',
    at: '/',
    phone: true,
    steps: [press('button', 'Open menu'), see('dialog')],
  },
  {
    name: 'tooltip',
    as: 'owner',
    at: FOUND,
    steps: [keys('Tab'), focus('button', /^Share How/), read(/^Share$|^Share How/)],
  },
  {
    name: 'testimonial',
    ...DASHBOARD,
    steps: [press('button', 'Write a testimonial'), see('dialog')],
  },
  {
    name: 'request for support',
    ...DASHBOARD,
    steps: [
      (page) => page.getByText('Product · Company · Support').click(),
      press('button', 'Request support'),
      see('dialog', 'Request support'),
    ],
  },
  {
    name: 'request for support with errors',
    as: 'visitor',
    at: '/pricing',
    steps: [press('button', 'Request support'), press('button', 'Send request'), read('Enter a title')],
  },
  {
    name: 'request for support on a phone',
    as: 'visitor',
    at: '/pricing',
    phone: true,
    steps: [press('button', 'Request support'), see('dialog', 'Request support')],
  },
  {
    name: 'question about cookies',
    as: 'visitor',
    at: '/pricing',
    steps: [press('button', 'Cookie settings'), see('region', 'Cookies')],
  },
  {
    name: 'question about cookies on a phone',
    as: 'visitor',
    at: '/pricing',
    phone: true,
    steps: [press('button', 'Cookie settings'), see('region', 'Cookies')],
  },
  { name: 'skip link', ...DASHBOARD, steps: [keys('Tab'), see('link', 'Skip to content')] },
  {
    name: 'posts filtered to nothing',
    as: 'owner',
    at: '/dashboard?search=qqqqqq',
    steps: [see('heading', 'Nothing found')],
  },
  { name: 'filters of posts', ...DASHBOARD, steps: [press('button', 'Filters')] },
  { name: 'filters of posts on a phone', ...DASHBOARD, phone: true, steps: [press('button', 'Filters')] },
  {
    name: 'menu of a post in the list',
    ...DASHBOARD,
    steps: [press('button', /^Actions for/), see('menu')],
  },
  {
    name: 'deleting a post of the list',
    ...DASHBOARD,
    steps: [press('button', /^Actions for/), press('menuitem', /^Delete/), see('alertdialog')],
  },
  {
    name: 'sharing a post of the list',
    as: 'owner',
    at: FOUND,
    steps: [press('button', /^Share How/), see('menu')],
  },
  {
    name: 'many pages of posts',
    ...DASHBOARD,
    answers: [
      changed(/^\/posts\/organization\/[^/]+\?/, (body: { pagination: object }) => ({
        ...body,
        pagination: { ...body.pagination, page: 4, totalPages: 9 },
      })),
    ],
    steps: [see('navigation', /page/i)],
  },
]
