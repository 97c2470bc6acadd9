import type { OwnRhythm } from '../../../../backend/contract/notifications/data/rhythm.ts'
import { answered, failed, failedToSave, organized } from './answers.ts'
import type { State } from './state.ts'
import { choose, keys, press, read, see, type } from './steps.ts'

const PROFILE = { as: 'owner', at: '/profile' } as const
const UNSUBSCRIBE = /^\/digest\/unsubscribe/
const SETTINGS = {
  as: 'owner',
  at: ({ organizationId }) => `/organizations/${organizationId}/settings/company-information`,
} satisfies Partial<State>

const RHYTHM = /^\/notifications\/rhythm$/
const CHOSEN: OwnRhythm = {
  isChosen: true,
  timeZone: 'America/Argentina/ComodRivadavia',
  activeHours: { from: '09:00', to: '18:00' },
  quietHours: { from: '20:00', to: '08:00' },
  daysOff: [0, 2, 3, 4, 5, 6],
  postsPerDay: 5,
}
const EVERYTHING = [answered('GET', RHYTHM, CHOSEN)]
const ALL_SEEN = see('checkbox', 'Limit posts per day')

const ORGANIZATION = /^\/organizations\/[^/]+$/
const unsubscribing = (subscription: string) =>
  ({ as: 'visitor', at: `/unsubscribe?token=2.${subscription}.user-1.made-up` }) satisfies Partial<State>

/** When members are told, reminded and mailed, and how they end that. */
export const HOURS_STATES: State[] = [
  { name: 'hours with everything chosen', ...PROFILE, answers: EVERYTHING, steps: [ALL_SEEN] },
  {
    name: 'hours with everything chosen on a phone',
    ...PROFILE,
    phone: true,
    answers: EVERYTHING,
    steps: [ALL_SEEN],
  },
  {
    name: 'hours that end when they begin',
    ...PROFILE,
    answers: EVERYTHING,
    steps: [type('Until', '09:00'), keys('Tab'), read('Choose two different times.')],
  },
  {
    name: 'too many posts per day',
    ...PROFILE,
    answers: EVERYTHING,
    steps: [
      (page) => page.getByRole('spinbutton', { name: 'Posts per day' }).fill('1000'),
      keys('Tab'),
      read(/^From 1 to/),
    ],
  },
  {
    name: 'hours that could not be saved',
    ...PROFILE,
    answers: [failedToSave(RHYTHM)],
    steps: [press('checkbox', 'Quiet hours'), read('Your hours could not be saved')],
  },
  {
    name: 'mail after weeks away that could not be chosen',
    ...PROFILE,
    answers: [failedToSave(/^\/users\/me\/inactivity-mail$/)],
    steps: [press('checkbox', 'Email me after weeks away'), read('Your choice could not be saved')],
  },

  {
    name: 'reminders of an organization that could not be saved',
    ...SETTINGS,
    answers: [failedToSave(ORGANIZATION)],
    steps: [choose('Remind members of a post', 'At 50%'), see('alert')],
  },
  {
    name: 'mails after weeks away that could not be saved',
    ...SETTINGS,
    answers: [failedToSave(ORGANIZATION)],
    steps: [choose('Email members what waits for them', 'After 2 weeks'), see('alert')],
  },
  {
    name: 'pace of notifications that could not be saved',
    ...SETTINGS,
    answers: [failedToSave(ORGANIZATION)],
    steps: [press('checkbox', 'Notify each member at their own time'), see('alert')],
  },
  {
    name: 'settings of posts and reminders on a phone',
    ...SETTINGS,
    phone: true,
    answers: [organized({ isPaced: true, reminderShare: 50, inactivityWeeks: 4, postWindowHours: 48 })],
    steps: [see('combobox', 'Email members what waits for them')],
  },
  {
    name: 'settings of posts and reminders for a member',
    ...SETTINGS,
    as: 'member',
    steps: [see('combobox', 'Email members what waits for them')],
  },

  {
    name: 'ending reminders',
    ...unsubscribing('reminders'),
    steps: [see('heading', 'Turn reminders off?')],
  },
  {
    name: 'ending reminders on a phone',
    ...unsubscribing('reminders'),
    phone: true,
    steps: [see('heading', 'Turn reminders off?')],
  },
  {
    name: 'ending mails after weeks away',
    ...unsubscribing('inactivity'),
    steps: [see('heading', 'Turn these emails off?')],
  },
  {
    name: 'ending reminders with a link that is not valid',
    ...unsubscribing('reminders'),
    steps: [press('button', 'Unsubscribe'), see('heading', 'This link does not work')],
  },
  {
    name: 'ending reminders, failed',
    ...unsubscribing('reminders'),
    answers: [failed(UNSUBSCRIBE)],
    steps: [press('button', 'Unsubscribe'), read('You could not be unsubscribed')],
  },
  {
    name: 'ended reminders',
    ...unsubscribing('reminders'),
    answers: [answered('POST', UNSUBSCRIBE, {})],
    steps: [press('button', 'Unsubscribe'), read(/^You will get no more reminders/)],
  },
  {
    name: 'ended mails after weeks away',
    ...unsubscribing('inactivity'),
    answers: [answered('POST', UNSUBSCRIBE, {})],
    steps: [press('button', 'Unsubscribe'), read(/^You will get no more of these emails/)],
  },
]
