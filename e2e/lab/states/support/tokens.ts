import { answered } from './answers.ts'
import type { Stage } from './stage.ts'
import type { State } from './state.ts'
import { press, read, see, type } from './steps.ts'

const MOMENT = '2026-11-20T09:14:00.000Z'

const token = (name: string, facts: object = {}) => ({
  id: `token-${name}`,
  name,
  scopes: ['posts:read', 'suggestions:read'],
  createdAt: MOMENT,
  lastUsedAt: null,
  expiresAt: '2036-11-20T09:14:00.000Z',
  ...facts,
})

const TOKENS = [
  token('Calendar', { lastUsedAt: MOMENT, createdBy: { id: 'user-1', name: 'Ana Ribeiro', isMember: true } }),
  token('Archive', { createdBy: { id: 'user-2', name: 'Rui Tavares', isMember: false } }),
  token('Old script', { expiresAt: '2026-01-20T09:14:00.000Z', createdBy: null }),
]
const SECRET = 'ff_pat_Zk3uS8hV1mYp0QxT7cLwB2nRjA4eGfHdK9sU5vXo'

const tokensOf = (path: RegExp) => ({
  all: answered('GET', path, { tokens: TOKENS }),
  none: answered('GET', path, { tokens: [] }),
  made: answered('POST', path, { token: SECRET, apiToken: TOKENS[0]! }, 201),
})

const mine = tokensOf(/^\/users\/me\/tokens/)
const ours = tokensOf(/^\/organizations\/[^/]+\/tokens/)
const PERSON = { as: 'member', at: '/profile/tokens' } as const
const OWNER = {
  as: 'owner',
  at: ({ organizationId }: Stage) => `/organizations/${organizationId}/settings/integrations/api`,
} satisfies Partial<State>

const LISTED = read('Old script')

/** The API tokens of a person and of an organization. */
export const TOKEN_STATES: State[] = [
  { name: 'tokens of a member, one of them expired', ...PERSON, answers: [mine.all], steps: [LISTED] },
  { name: 'tokens of a member on a phone', ...PERSON, phone: true, answers: [mine.all], steps: [LISTED] },
  {
    name: 'tokens of an organization, one without its maker',
    ...OWNER,
    answers: [ours.all],
    steps: [LISTED],
  },
  {
    name: 'tokens of an organization on a phone',
    ...OWNER,
    phone: true,
    answers: [ours.all],
    steps: [LISTED],
  },
  {
    name: 'new token without a scope',
    ...PERSON,
    answers: [mine.none],
    steps: [
      press('button', 'New token'),
      type('Your password', 'Sunny-day-7!'),
      press('button', 'Create token'),
      read('Choose at least one scope.'),
    ],
  },
  {
    name: 'new token of an organization on a phone',
    ...OWNER,
    phone: true,
    answers: [ours.none],
    steps: [press('button', 'New token'), see('button', 'Create token')],
  },
  {
    name: 'new token of an organization, the only time it is shown',
    ...OWNER,
    answers: [ours.none, ours.made],
    steps: [
      press('button', 'New token'),
      type('Name', 'Calendar'),
      press('checkbox', 'posts:read'),
      press('button', 'Create token'),
      see('button', 'Copy token'),
    ],
  },
  {
    name: 'revoking a token',
    ...PERSON,
    answers: [mine.all],
    steps: [press('button', 'Revoke “Calendar”'), see('alertdialog')],
  },
]
