import { SCREENS } from '../support/screens.ts'
import type { State } from '../support/state.ts'
import { openBy, press, see } from '../support/steps.ts'

const DASHBOARD = { as: 'owner', at: '/dashboard' } as const

/** Every list, card and page with user content. */
export const CONTENT_STATES: State[] = [
  ...SCREENS.filter(({ data }) => data !== undefined).map(({ name, as, at, from }) => ({
    name,
    as,
    at,
    from,
  })),
  { name: 'settings', as: 'owner', at: ({ organizationId: id }) => `/organizations/${id}/settings` },
  { name: 'notifications', ...DASHBOARD, steps: [press('button', /^Notifications/), see('dialog')] },
  { name: 'organization menu', ...DASHBOARD, steps: [press('button', /^Organization:/), see('menu')] },
  { name: 'command list', ...DASHBOARD, steps: [openBy('Control+k', 'option')] },
  {
    name: 'menu of a person',
    as: 'administrator',
    at: '/admin/people',
    steps: [press('button', /^Actions on/), see('menu')],
  },
  {
    name: 'removing a member',
    as: 'owner',
    at: ({ organizationId: id }) => `/organizations/${id}/settings/users`,
    steps: [press('button', /^Remove/), see('alertdialog')],
  },
]
