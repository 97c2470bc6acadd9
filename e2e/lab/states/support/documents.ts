import { aiUrl } from '../../../support/ai.ts'
import { slackUrl } from '../../../support/slack.ts'
import { failed } from './answers.ts'
import type { State } from './state.ts'
import { press, see, type Step } from './steps.ts'

const inTheDark: Step = (page) => page.emulateMedia({ colorScheme: 'dark' })

/** Pages that are no screens of the client: the guide, the offline page, and the pages of the sandbox. */
const PAGES: State[] = [
  { name: 'guide', as: 'visitor', at: '/help' },
  { name: 'guide on a phone', as: 'visitor', at: '/help', phone: true },
  {
    name: 'page of the guide',
    as: 'visitor',
    at: '/help',
    steps: [press('link', 'Members'), see('heading', 'Copy a comment')],
  },
  { name: 'reference of the API', as: 'visitor', at: '/help/api' },
  { name: 'reference of the API on a phone', as: 'visitor', at: '/help/api', phone: true },
  {
    name: 'calls of the API',
    as: 'visitor',
    at: '/help/api',
    steps: [press('link', 'Creates a post'), see('heading', 'Creates a post')],
  },
  { name: 'types of the API on a phone', as: 'visitor', at: '/help/api/types', phone: true },
  { name: 'AI of the sandbox', as: 'visitor', at: () => aiUrl() },
  {
    name: 'Slack of the sandbox',
    as: 'visitor',
    at: () => slackUrl(),
    steps: [press('link', '#sales')],
  },
]

export const DOCUMENT_STATES: State[] = [
  ...PAGES,
  // It opens the page again once the server answers.
  { name: 'page without a connection', as: 'visitor', at: '/offline.html', answers: [failed(/^\/health/)] },
  ...PAGES.map((state) => ({
    ...state,
    name: `${state.name}, in the dark`,
    steps: [inTheDark, ...(state.steps ?? [])],
  })),
]
