import type { Post } from '../../../../backend/contract/posts/data/post.ts'
import { openMoreFields, tomorrow } from '../../../support/posts.ts'
import { answered, changed, failed, failedToSave, organized } from './answers.ts'
import type { State } from './state.ts'
import { choose, press, read, repeat, see, type } from './steps.ts'
import { AFTERWARDS, BEFOREHAND, inHours, OVER, posted, SCHEDULED } from './times.ts'

const POST = { as: 'owner', at: ({ post }) => post } satisfies Partial<State>
const READER = { as: 'member', at: ({ post }) => post } satisfies Partial<State>
const NEW = { as: 'owner', at: ({ organizationId: id }) => `/${id}/create-post` } satisfies Partial<State>
const FEATURED = { isImportant: true, isPinned: true }

/** A draft of an earlier state may have opened them. */
const OPEN_TIMES = repeat(openMoreFields, (page) => page.getByLabel('Starts'))
const PACED = [organized({ isPaced: true })]
const CHANGE_END = press('button', 'Change the end')
const FEATURE = press('button', 'Pin, or mark as important')

/** When posts start and end, and what comes first. */
export const SCHEDULE_STATES: State[] = [
  {
    name: 'times of a new post',
    ...NEW,
    answers: PACED,
    steps: [
      OPEN_TIMES,
      type('Starts', tomorrow()),
      choose('Asks for comments for', 'Until a date'),
      see('checkbox', 'Let members prepare suggestions'),
      see('checkbox', 'Notify everyone at once'),
    ],
  },
  {
    name: 'times of a new post on a phone',
    ...NEW,
    phone: true,
    answers: PACED,
    steps: [OPEN_TIMES, type('Starts', tomorrow()), see('checkbox', 'Let members prepare suggestions')],
  },
  {
    name: 'new post that starts in the past',
    ...NEW,
    steps: [
      type('Link (URL)', 'https://www.linkedin.com/posts/too-late'),
      type('Title', 'Too late'),
      OPEN_TIMES,
      type('Starts', '2020-01-01T09:00'),
      press('button', 'Schedule'),
      read('Choose a time in the future, within a year.'),
    ],
  },

  {
    name: 'scheduled post',
    ...POST,
    answers: BEFOREHAND,
    steps: [
      read('Until then, only its author and admins see it.'),
      see('button', 'Notify everyone at the start'),
    ],
  },
  {
    name: 'scheduled post on a phone',
    ...POST,
    phone: true,
    answers: BEFOREHAND,
    steps: [see('button', 'Start now')],
  },
  {
    name: 'scheduled post that members prepare',
    ...READER,
    answers: [posted({ ...SCHEDULED, membersPrepare: true })],
    steps: [read('Until then, members can suggest comments that no one can copy yet.')],
  },
  {
    name: 'scheduled post that cannot be started',
    ...POST,
    answers: [...BEFOREHAND, failedToSave(/^\/posts\/[^/]+$/)],
    steps: [press('button', 'Start now'), see('alert')],
  },
  {
    name: 'ended post',
    ...POST,
    answers: AFTERWARDS,
    steps: [see('button', 'Reopen'), read('Reminded 2 of 8')],
  },
  {
    name: 'ended post on a phone',
    ...POST,
    phone: true,
    answers: AFTERWARDS,
    steps: [see('button', 'Reopen'), read('Reminded 2 of 8')],
  },
  {
    name: 'ended post of a reader',
    ...READER,
    answers: [posted({ ...OVER, can: { update: false, delete: false, schedule: false, feature: false } })],
    steps: [read('You can read it, but no longer copy from it.')],
  },

  { name: 'end of a post', ...POST, steps: [CHANGE_END, see('dialog', 'Change the end')] },
  {
    name: 'end of a post on a phone',
    ...POST,
    phone: true,
    steps: [CHANGE_END, see('dialog', 'Change the end')],
  },
  {
    name: 'end of a post in the past',
    ...POST,
    steps: [
      CHANGE_END,
      choose('Asks for comments for', 'Until a date'),
      type('Ends', '2020-01-01T09:00'),
      press('button', 'Save'),
      read('Choose a time in the future, within a year.'),
    ],
  },
  {
    name: 'end of a post that could not be changed',
    ...POST,
    answers: [failed(/^\/posts\/[^/]+\/end$/)],
    steps: [CHANGE_END, press('button', 'Save'), read('The end could not be changed')],
  },
  {
    name: 'reopening a post',
    ...POST,
    answers: AFTERWARDS,
    steps: [press('button', 'Reopen'), see('dialog', 'Reopen')],
  },

  {
    name: 'menu that pins a post',
    ...POST,
    steps: [FEATURE, see('menuitem', 'Pin to the top')],
  },
  {
    name: 'menu of a pinned, important post',
    ...POST,
    answers: [posted(FEATURED)],
    steps: [FEATURE, see('menuitem', 'Unpin')],
  },
  {
    name: 'important post beyond the limit',
    ...POST,
    answers: [
      answered(
        'PUT',
        /^\/posts\/[^/]+\/importance$/,
        { code: 'IMPORTANT_LIMIT_REACHED', message: '', requestId: 'state', details: { until: inHours(48) } },
        409,
      ),
    ],
    steps: [FEATURE, press('menuitem', 'Mark as important'), read(/can become important on/)],
  },
  {
    name: 'pinned and important posts on a phone',
    as: 'owner',
    at: '/dashboard',
    phone: true,
    answers: [
      changed(/^\/posts\/organization\/[^/]+\?/, ({ posts, ...rest }: { posts: Post[] }) => ({
        ...rest,
        posts: posts.slice(0, 3).map((post, index) => ({ ...post, ...[FEATURED, SCHEDULED, OVER][index] })),
      })),
    ],
    steps: [read('Important'), read('Pinned')],
  },
]
