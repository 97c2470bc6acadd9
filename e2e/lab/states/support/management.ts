import { answered, changed } from './answers.ts'
import type { Stage } from './stage.ts'
import type { State } from './state.ts'
import { keys, press, read, see, type } from './steps.ts'

const settings = (section: string) => (stage: Stage) =>
  `/organizations/${stage.organizationId}/settings${section}`
const MEMBERS = { as: 'owner', at: settings('/users') } satisfies Partial<State>
const MESSAGES = { as: 'owner', at: settings('/customizations/share-messages') } satisfies Partial<State>
const PROVIDERS = { as: 'owner', at: settings('/ai-providers') } satisfies Partial<State>
const PROFILE = { as: 'owner', at: '/profile' } as const
const CREATE = { as: 'owner', at: '/organizations/create' } as const

const WEB_FEED = /^\/users\/me\/web-feed/
const NEW_FEED = {
  feed: { createdAt: '2026-03-01T09:00:00.000Z', lastReadAt: null },
  addresses: {
    rss: `https://fanfare.example/feeds/private/${'a'.repeat(43)}/rss.xml`,
    atom: `https://fanfare.example/feeds/private/${'a'.repeat(43)}/atom.xml`,
  },
}

/** The settings of members, and of users who manage an organization. */
export const MANAGEMENT_STATES: State[] = [
  {
    name: 'new address of a private feed',
    ...PROFILE,
    answers: [answered('POST', WEB_FEED, NEW_FEED)],
    steps: [press('button', 'Create address'), read('Copy your address now')],
  },
  {
    name: 'another address of a private feed',
    ...PROFILE,
    answers: [changed(WEB_FEED, () => ({ feed: NEW_FEED.feed }))],
    steps: [press('button', 'Change address'), see('alertdialog')],
  },
  { name: 'removing a member', ...MEMBERS, steps: [press('button', /^Remove /), see('alertdialog')] },
  {
    name: 'removing a member on a phone',
    ...MEMBERS,
    phone: true,
    steps: [press('button', /^Remove /), see('alertdialog')],
  },
  {
    name: 'invitation without an address',
    ...MEMBERS,
    steps: [type('Email addresses', 'not an address'), press('button', 'Send invitation')],
  },
  {
    name: 'menu of the settings on a phone',
    as: 'owner',
    at: settings(''),
    phone: true,
    steps: [press('button', 'Open the settings menu'), see('dialog')],
  },
  {
    name: 'menu of the settings, folded',
    as: 'owner',
    at: settings(''),
    steps: [
      press('button', 'Collapse the menu'),
      see('button', 'Expand the menu'),
      press('button', 'Expand the menu'),
    ],
  },
  {
    name: 'deleting an organization',
    as: 'owner',
    at: settings('/company-information'),
    steps: [press('button', 'Delete organization'), see('dialog')],
  },
  {
    name: 'organization without a name',
    as: 'owner',
    at: settings('/company-information'),
    steps: [type('Name', ''), press('button', 'Save changes'), read('Organization name is required')],
  },
  {
    name: 'variables of a message',
    ...MESSAGES,
    steps: [press('textbox', 'Public message'), keys('End', '$'), see('listbox', 'Variables')],
  },
  { name: 'new provider', ...PROVIDERS, steps: [press('button', 'Add provider'), see('dialog')] },
  {
    name: 'new provider on a phone',
    ...PROVIDERS,
    phone: true,
    steps: [press('button', 'Add provider'), see('dialog')],
  },
  { name: 'changing a provider', ...PROVIDERS, steps: [press('button', /^Edit /), see('dialog')] },
  { name: 'removing a provider', ...PROVIDERS, steps: [press('button', /^Remove /), see('alertdialog')] },
  {
    name: 'mood that is switched off',
    as: 'owner',
    at: settings('/ai-prompts'),
    steps: [press('button', /Curious/)],
  },
  { name: 'ending a session', ...PROFILE, steps: [press('button', /^End the session/), see('alertdialog')] },
  {
    name: 'signing out everywhere',
    ...PROFILE,
    steps: [press('button', 'Sign out everywhere'), see('alertdialog')],
  },
  { name: 'deleting an account', ...PROFILE, steps: [press('button', 'Delete my account'), see('dialog')] },
  { name: 'profile without a name', ...PROFILE, steps: [type('Name', ''), press('button', 'Save changes')] },
  {
    name: 'passwords that differ',
    ...PROFILE,
    steps: [
      press('button', 'Change password'),
      type('Current password', 'Sunny-day-7!'),
      type('New password', 'Brass-band-7!'),
      type('Confirm password', 'Brass-band-8!'),
      keys('Tab'),
    ],
  },
  {
    name: 'shown password',
    ...PROFILE,
    steps: [press('button', 'Change password'), press('button', 'Show password')],
  },
  {
    name: 'address of a new organization',
    ...CREATE,
    steps: [type('Name', 'Brass & Co'), keys('Tab')],
  },
  {
    name: 'new organization without a name',
    ...CREATE,
    steps: [type('Name', 'x'), type('Name', ''), press('textbox', 'Description')],
  },
  {
    name: 'many pages of sessions',
    ...PROFILE,
    answers: [
      changed(/^\/auth\/sessions/, (body: { pagination: object }) => ({
        ...body,
        pagination: { ...body.pagination, totalPages: 5 },
      })),
    ],
  },
  {
    // Last, because the device keeps the language, and not saved, because the account would.
    name: 'profile in Portuguese',
    as: 'owner',
    at: '/profile?lang=pt',
    answers: [answered('PUT', /^\/users\/me/, {})],
  },
]
