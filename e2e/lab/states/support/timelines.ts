import { failed, unanswered } from './answers.ts'
import type { State } from './state.ts'
import { press, read, see } from './steps.ts'
import { HALFWAY, inHours, timeline, TIMELINE } from './times.ts'

const POST = { as: 'owner', at: ({ post }) => post } satisfies Partial<State>

/** What has happened to a post and what will, and how far members were told. */
export const TIMELINE_STATES: State[] = [
  {
    name: 'timeline of a post',
    ...POST,
    answers: HALFWAY,
    steps: [see('button', 'Notify everyone now'), read('Reminds members')],
  },
  {
    name: 'timeline of a post on a phone',
    ...POST,
    phone: true,
    answers: HALFWAY,
    steps: [see('button', 'Notify everyone now'), read('Reminds members')],
  },
  {
    name: 'timeline of a post of an unpaced organization',
    ...POST,
    steps: [see('region', 'Timeline'), read('Everyone was notified at once.')],
  },
  {
    name: 'timeline of a post without anyone to notify',
    ...POST,
    answers: [timeline({ told: 0, of: 0, nextAt: null }, { moment: 'start', at: inHours(-1) })],
    steps: [read('No one is left to notify.')],
  },
  {
    name: 'timeline of a post, loading',
    ...POST,
    loading: true,
    answers: [unanswered(TIMELINE)],
    steps: [see('region', 'Timeline')],
  },
  {
    name: 'timeline of a post, failed',
    ...POST,
    answers: [failed(TIMELINE)],
    steps: [see('region', 'Timeline'), see('button', 'Try again')],
  },
  {
    name: 'notifying everyone, failed',
    ...POST,
    answers: [...HALFWAY, failed(/^\/posts\/[^/]+\/telling$/)],
    steps: [press('button', 'Notify everyone now'), see('alert')],
  },
]
