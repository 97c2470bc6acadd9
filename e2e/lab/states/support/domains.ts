import { answered, failed } from './answers.ts'
import type { Stage } from './stage.ts'
import type { State } from './state.ts'
import { press, read, see, write } from './steps.ts'

const DOMAINS = /\/domains$/
const REQUESTS = /\/join-requests/
const MOMENT = '2026-11-20T09:14:00.000Z'
const LATER = '2026-12-20T09:14:00.000Z'

const domain = (name: string, facts: object) => ({
  id: `domain-${name}`,
  domain: name,
  state: 'pending',
  proof: null,
  joining: 'request',
  record: { name: `_fanfare.${name}`, value: 'fanfare-verification=Zk3uS8hV1mYp0QxT7cLwB2nRjA4' },
  mailbox: null,
  codeExpiresAt: null,
  checkedAt: null,
  checksAt: null,
  endsAt: null,
  ...facts,
})

const PENDING = domain('northwind.example', {})
const MAILED = domain('northwind.example', { mailbox: 'postmaster', codeExpiresAt: LATER })
const PROVEN = domain('northwind.example', {
  state: 'proven',
  proof: 'dns',
  joining: 'direct',
  checkedAt: MOMENT,
  checksAt: LATER,
})
const EVERY_KIND = [
  domain('brass.example', { state: 'lost', proof: 'mail', checkedAt: MOMENT }),
  domain('horns.example', { state: 'failing', proof: 'dns', checkedAt: MOMENT, endsAt: LATER }),
  PROVEN,
  domain('tideline.example', {}),
]

const list = (domains: object[], facts: object = {}) =>
  answered('GET', DOMAINS, { domains, areMailed: true, canManage: true, ...facts })

const request = (name: string, wasRemoved: boolean) => ({
  id: `request-${name}`,
  person: { id: name, name, email: `${name.toLowerCase()}@northwind.example`, avatarUrl: null },
  wasRemoved,
  createdAt: MOMENT,
})
const ASKING = answered('GET', REQUESTS, {
  requests: [request('Cora', false), request('Nuno', true)],
  pagination: { page: 1, limit: 20, total: 2, totalPages: 1 },
})

const at = ({ organizationId }: Stage) => `/organizations/${organizationId}/settings/domains`
const LISTED = see('heading', 'tideline.example')
const OWNER = { as: 'owner', at } satisfies Partial<State>

/** The domains of an organization, and the requests to join by them. */
export const DOMAIN_STATES: State[] = [
  { name: 'no domains', ...OWNER, answers: [list([])], steps: [see('heading', 'No domains yet')] },
  { name: 'domains of every kind', ...OWNER, answers: [list(EVERY_KIND), ASKING], steps: [LISTED] },
  {
    name: 'domains of every kind on a phone',
    ...OWNER,
    phone: true,
    answers: [list(EVERY_KIND), ASKING],
    steps: [LISTED],
  },
  {
    name: 'domains for an admin',
    ...OWNER,
    answers: [list(EVERY_KIND, { canManage: false }), ASKING],
    steps: [read('Only owners can change the domains.')],
  },
  {
    name: 'domain without mails',
    ...OWNER,
    answers: [list([PENDING], { areMailed: false })],
    steps: [see('button', 'Check now')],
  },
  {
    name: 'domain that is public',
    ...OWNER,
    answers: [
      list([]),
      answered('POST', DOMAINS, { code: 'DOMAIN_PUBLIC', message: '', requestId: 'state' }, 422),
    ],
    steps: [
      write('textbox', 'gmail.com'),
      press('button', 'Add domain'),
      read('Anyone can get an address there.'),
    ],
  },
  {
    name: 'record that is not there yet',
    ...OWNER,
    answers: [
      list([PENDING]),
      answered('POST', /\/check$/, { code: 'DOMAIN_RECORD_MISSING', message: '', requestId: 'state' }, 409),
    ],
    steps: [press('button', 'Check now'), read('The record is not there yet.')],
  },
  { name: 'mailed code', ...OWNER, answers: [list([MAILED])], steps: [see('button', 'Confirm')] },
  {
    name: 'mailed code on a phone',
    ...OWNER,
    phone: true,
    answers: [list([MAILED])],
    steps: [see('button', 'Confirm')],
  },
  {
    name: 'mailed code that is wrong',
    ...OWNER,
    answers: [
      list([MAILED]),
      answered('POST', /\/confirm$/, { code: 'DOMAIN_CODE_INVALID', message: '', requestId: 'state' }, 400),
    ],
    steps: [write('textbox', 'AAAA'), press('button', 'Confirm'), read('This code is incorrect')],
  },
  {
    name: 'removing a domain',
    ...OWNER,
    answers: [list([PROVEN])],
    steps: [press('button', 'Remove northwind.example'), see('alertdialog')],
  },
  {
    name: 'requests to join, failed',
    ...OWNER,
    answers: [list([PROVEN]), failed(REQUESTS)],
    steps: [read('The requests could not be loaded')],
  },
  {
    name: 'declining a request to join',
    ...OWNER,
    answers: [list([PROVEN]), ASKING],
    steps: [press('button', 'Decline Nuno'), see('alertdialog')],
  },
]
