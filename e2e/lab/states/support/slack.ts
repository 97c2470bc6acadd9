import type { SlackBroadcast, SlackScheduledShare } from '../../../../backend/contract/slack/data/slack.ts'
import { answered, failed, failedToSave, unanswered } from './answers.ts'
import type { State } from './state.ts'
import { press, read, see } from './steps.ts'
import { BEFOREHAND, inHours } from './times.ts'

const SETTINGS = {
  as: 'owner',
  at: ({ organizationId }) => `/organizations/${organizationId}/settings/integrations/slack`,
} satisfies Partial<State>
const POST = { as: 'owner', at: ({ latency }) => latency } satisfies Partial<State>
const MOMENT = '2026-11-20T09:14:00.000Z'
const ONE_PAGE = { page: 1, limit: 20, total: 1, totalPages: 1 }

const CONNECTED = [
  answered('GET', /\/slack\/status$/, {
    connected: true,
    teamName: 'Northwind',
    isConfigured: true,
    connectedBy: { id: 'user-1', name: 'Ana Ribeiro' },
    connectedAt: MOMENT,
    scopes: [],
    missingScopes: [],
    sync: { state: 'done', total: 1, processed: 1, errors: 0, syncedAt: MOMENT },
    can: { manage: true, share: true, messageAll: true },
  }),
  answered('GET', /^\/slack\/users\//, {
    users: [
      {
        id: 'slack-user-1',
        slackUserId: 'U1',
        name: 'bea',
        displayName: 'bea',
        realName: 'Bea Costa',
        email: 'bea@northwind.example',
        isBot: false,
        isDeleted: false,
        isRestricted: false,
        isUltraRestricted: true,
      },
    ],
    pagination: ONE_PAGE,
  }),
  answered('GET', /^\/slack\/channels\//, {
    success: true,
    message: '',
    channels: [
      { id: 'C1', name: 'marketing', is_archived: false, is_private: false, is_member: true },
      { id: 'C2', name: 'sales', is_archived: false, is_private: false, is_member: false },
    ],
    pagination: ONE_PAGE,
  }),
]

const SHARES = /^\/posts\/[^/]+\/slack-shares\?/
const share = (id: string, facts: Partial<SlackScheduledShare>): SlackScheduledShare => ({
  id,
  channel: { id: 'C1', name: 'marketing' },
  message: 'Have a look, please.',
  sender: { id: 'user-1', name: 'Ana Ribeiro' },
  state: 'waiting',
  error: null,
  createdAt: MOMENT,
  can: { cancel: true },
  ...facts,
})
const WAITING = answered('GET', SHARES, {
  shares: [
    share('share-1', {}),
    share('share-2', { channel: null, can: { cancel: false }, sender: { id: 'user-2', name: 'Bea Costa' } }),
    share('share-3', {
      channel: { id: 'C2', name: 'sales' },
      state: 'failed',
      error: 'SLACK_CHANNEL_NOT_FOUND',
    }),
  ],
  pagination: { ...ONE_PAGE, total: 3 },
})
const SCHEDULED = [...CONNECTED, ...BEFOREHAND, WAITING]
const OPEN_SHARE = [press('button', 'Share to Slack'), see('dialog', 'Share to Slack')]

const BROADCAST: SlackBroadcast = {
  id: 'broadcast-1',
  state: 'running',
  total: 40,
  sent: 12,
  skipped: 0,
  errors: 0,
  waiting: 28,
  createdAt: inHours(-1),
  finishedAt: null,
}
const broadcast = (facts: Partial<SlackBroadcast>) =>
  answered('GET', /\/slack\/broadcasts\//, { broadcast: { ...BROADCAST, ...facts } })
const OPEN_ALL = [press('button', 'Send message to all'), see('dialog', 'Message to all')]

/** What is sent to Slack, now or when a post starts. */
export const SLACK_STATES: State[] = [
  {
    name: 'Slack that is connected',
    ...SETTINGS,
    answers: CONNECTED,
    steps: [read('Bea Costa')],
  },
  {
    name: 'message to all in Slack',
    ...SETTINGS,
    answers: CONNECTED,
    steps: [press('button', 'Send message to all'), see('dialog', 'Message to all')],
  },
  {
    name: 'sharing a post to Slack',
    ...POST,
    answers: CONNECTED,
    steps: [press('button', 'Share to Slack'), see('dialog', 'Share to Slack'), see('combobox', 'Channel')],
  },
  {
    name: 'messages to Slack that wait for the start',
    ...POST,
    answers: SCHEDULED,
    steps: [...OPEN_SHARE, see('button', 'Cancel the message for #marketing')],
  },
  {
    name: 'messages to Slack that wait for the start, on a phone',
    ...POST,
    phone: true,
    answers: SCHEDULED,
    steps: [...OPEN_SHARE, see('button', 'Cancel the message for #marketing')],
  },
  {
    name: 'messages to Slack that wait for the start, loading',
    ...POST,
    loading: true,
    answers: [...SCHEDULED, unanswered(SHARES)],
    steps: OPEN_SHARE,
  },
  {
    name: 'messages to Slack that wait for the start, failed',
    ...POST,
    answers: [...SCHEDULED, failed(SHARES)],
    steps: [...OPEN_SHARE, read('The waiting messages could not be loaded')],
  },
  {
    name: 'messages to Slack that wait for the start, empty',
    ...POST,
    answers: [...SCHEDULED, answered('GET', SHARES, { shares: [], pagination: { ...ONE_PAGE, total: 0 } })],
    steps: [...OPEN_SHARE, read(/^The message waits until the post starts/)],
  },
  {
    name: 'message to Slack that could not be cancelled',
    ...POST,
    answers: [...SCHEDULED, failedToSave(/^\/posts\/[^/]+\/slack-shares\//)],
    steps: [...OPEN_SHARE, press('button', 'Cancel the message for #marketing'), see('alert')],
  },
  {
    name: 'message to Slack that now waits for the start',
    ...POST,
    answers: [
      ...SCHEDULED,
      answered('POST', /\/share-with-slack$/, {
        success: true,
        message: '',
        broadcastId: null,
        waitsForStart: true,
      }),
    ],
    steps: [
      ...OPEN_SHARE,
      press('radio', /^All users/),
      press('button', 'Send to all'),
      read('The message to all waits for the start.'),
    ],
  },
  {
    name: 'message to all that is being sent',
    ...SETTINGS,
    answers: [...CONNECTED, broadcast({ waiting: 3 })],
    steps: [...OPEN_ALL, read('3 people get it later, in their hours.')],
  },
  {
    name: 'message to all that some get later',
    ...SETTINGS,
    answers: [...CONNECTED, broadcast({})],
    steps: [...OPEN_ALL, see('button', 'Write another message')],
  },
  {
    name: 'message to all that some get later, on a phone',
    ...SETTINGS,
    phone: true,
    answers: [...CONNECTED, broadcast({})],
    steps: [...OPEN_ALL, see('button', 'Write another message')],
  },
  {
    name: 'message to all that could not be stopped',
    ...SETTINGS,
    answers: [...CONNECTED, broadcast({}), failedToSave(/\/slack\/broadcasts\//)],
    steps: [...OPEN_ALL, press('button', 'Stop sending'), read('Sending could not be stopped')],
  },
]
