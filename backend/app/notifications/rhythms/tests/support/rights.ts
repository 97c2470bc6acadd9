import { DEFAULT_RHYTHM } from '#contract/notifications/rules/rhythm'
import { signedIn, type Right } from '#tests/rights/rights'

const route = '/api/notifications/rhythm'

const HOURS = { from: '09:00', to: '17:00' }

export const rights: Right[] = [
  { route: `GET ${route}`, expected: signedIn(200), queries: 2 },
  {
    route: `PUT ${route}`,
    expected: signedIn(200),
    call: () => ({
      body: { ...DEFAULT_RHYTHM, timeZone: 'Europe/Lisbon', activeHours: HOURS, quietHours: HOURS },
    }),
  },
]
