import { answered, failed, unanswered } from './answers.ts'
import type { Stage } from './stage.ts'
import type { State } from './state.ts'
import { press, read, see, type } from './steps.ts'

const WEBHOOKS = /\/webhooks$/
const DELIVERIES = /\/deliveries\?/
const DELIVERY = /\/deliveries\/[^/]+$/
const MOMENT = '2026-11-20T09:14:00.000Z'
const LATER = '2026-11-20T10:14:00.000Z'

const webhook = (id: string, facts: object = {}) => ({
  id,
  url: `https://hooks.northwind.example/${id}`,
  description: null,
  events: ['post.created', 'suggestion.claimed'],
  isEnabled: true,
  switchedOff: null,
  failingSince: null,
  maker: { id: 'user-1', name: 'Ana Ribeiro', isMember: true },
  createdAt: MOMENT,
  previousSecretUntil: null,
  last: { at: MOMENT, statusCode: 204, failure: null },
  ...facts,
})

const WORKING = webhook('calendar', { description: 'Calendar of the band', previousSecretUntil: LATER })
const EVERY_KIND = [
  WORKING,
  webhook('crm', { failingSince: MOMENT, last: { at: MOMENT, statusCode: 503, failure: 'status' } }),
  webhook('archive', {
    isEnabled: false,
    switchedOff: { at: MOMENT, reason: 'gone' },
    maker: { id: 'user-2', name: 'Rui Tavares', isMember: false },
    last: { at: MOMENT, statusCode: 410, failure: 'status' },
  }),
  webhook('later', { isEnabled: false, last: null, maker: null }),
]

const delivery = (id: string, facts: object = {}) => ({
  id,
  messageId: `msg_${id}`,
  type: 'post.created',
  state: 'delivered',
  attempts: 1,
  lastAttempt: { at: MOMENT, durationMs: 84, statusCode: 204, failure: null },
  nextAttemptAt: null,
  createdAt: MOMENT,
  ...facts,
})

const NO_ANSWER = { at: MOMENT, durationMs: 10_000, statusCode: null, failure: 'timeout' }
const SENT = [
  delivery('1'),
  delivery('2', {
    type: 'suggestion.claimed',
    state: 'pending',
    attempts: 3,
    lastAttempt: NO_ANSWER,
    nextAttemptAt: LATER,
  }),
  delivery('3', { type: 'member.left', state: 'failed', attempts: 9, lastAttempt: NO_ANSWER }),
  delivery('4', { type: 'webhook.test', state: 'pending', attempts: 0, lastAttempt: null }),
]
const BODY = JSON.stringify({
  type: 'post.created',
  timestamp: MOMENT,
  data: { id: 'post-1', title: 'Ten years of brass' },
})

const list = (...webhooks: object[]) => answered('GET', WEBHOOKS, { webhooks })
const log = (...deliveries: object[]) =>
  answered('GET', DELIVERIES, {
    deliveries,
    pagination: { page: 1, limit: 20, total: deliveries.length, totalPages: 1 },
  })
const one = answered('GET', DELIVERY, { delivery: { ...SENT[1], body: BODY } })

const at = ({ organizationId }: Stage) => `/organizations/${organizationId}/settings/integrations/webhooks`
const OWNER = { as: 'owner', at } satisfies Partial<State>
const LOG = { as: 'owner', at: (stage: Stage) => `${at(stage)}?deliveries=calendar` } satisfies Partial<State>
const LISTED = see('heading', 'Calendar of the band')
const OPENED = see('heading', 'Deliveries of Calendar of the band')
const openDetails = press('button', 'Details of suggestion.claimed')

/** The webhooks of an organization, and their deliveries. */
export const WEBHOOK_STATES: State[] = [
  { name: 'no webhooks', ...OWNER, answers: [list()], steps: [see('heading', 'No webhooks yet')] },
  { name: 'webhooks of every kind', ...OWNER, answers: [list(...EVERY_KIND)], steps: [LISTED] },
  {
    name: 'webhooks of every kind on a phone',
    ...OWNER,
    phone: true,
    answers: [list(...EVERY_KIND)],
    steps: [LISTED],
  },
  {
    name: 'new webhook',
    ...OWNER,
    answers: [list()],
    steps: [press('button', 'New webhook'), see('dialog')],
  },
  {
    name: 'new webhook on a phone',
    ...OWNER,
    phone: true,
    answers: [list()],
    steps: [press('button', 'New webhook'), see('dialog')],
  },
  {
    name: 'new webhook without an address',
    ...OWNER,
    answers: [list()],
    steps: [
      press('button', 'New webhook'),
      type('Address', 'hello'),
      press('button', 'Create webhook'),
      read('Enter a full address'),
    ],
  },
  {
    name: 'secret of a new webhook',
    ...OWNER,
    answers: [
      list(WORKING),
      answered('POST', /\/secret$/, { webhook: WORKING, secret: 'whsec_Zk3uS8hV1mYp0QxT7cLwB2nRjA4eGfHd' }),
    ],
    steps: [
      press('button', 'New secret for Calendar of the band'),
      press('button', 'New secret'),
      see('dialog', 'The secret of the webhook'),
    ],
  },
  {
    name: 'test that did not arrive',
    ...OWNER,
    answers: [list(WORKING), answered('POST', /\/tests$/, { delivery: { ...SENT[2], body: BODY } })],
    steps: [press('button', /^Send a test/), read('The test did not arrive')],
  },
  {
    name: 'deleting a webhook',
    ...OWNER,
    answers: [list(WORKING)],
    steps: [press('button', /^Delete/), see('alertdialog')],
  },
  { name: 'deliveries of a webhook', ...LOG, answers: [list(WORKING), log(...SENT)], steps: [OPENED] },
  {
    name: 'deliveries of a webhook on a phone',
    ...LOG,
    phone: true,
    answers: [list(WORKING), log(...SENT)],
    steps: [OPENED],
  },
  { name: 'deliveries of a webhook, empty', ...LOG, answers: [list(WORKING), log()], steps: [OPENED] },
  {
    name: 'deliveries of a webhook, failed',
    ...LOG,
    answers: [list(WORKING), failed(DELIVERIES)],
    steps: [OPENED],
  },
  {
    name: 'deliveries of a webhook, loading',
    ...LOG,
    loading: true,
    answers: [list(WORKING), unanswered(DELIVERIES)],
    steps: [OPENED],
  },
  {
    name: 'delivery',
    ...LOG,
    answers: [list(WORKING), log(...SENT), one],
    steps: [openDetails, read('Ten years of brass')],
  },
  {
    name: 'delivery on a phone',
    ...LOG,
    phone: true,
    answers: [list(WORKING), log(...SENT), one],
    steps: [openDetails, read('Ten years of brass')],
  },
  {
    name: 'delivery, failed',
    ...LOG,
    answers: [list(WORKING), log(...SENT), failed(DELIVERY)],
    steps: [openDetails, read('The delivery could not be loaded')],
  },
  {
    name: 'delivery of a webhook that is off',
    ...LOG,
    answers: [list({ ...WORKING, isEnabled: false }), log(...SENT), one],
    steps: [openDetails, read('Switch the webhook on to send it again.')],
  },
]
