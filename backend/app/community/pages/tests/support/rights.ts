import { signedIn, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  {
    route: 'GET /api/boot',
    expected: signedIn(200),
    call: async () => ({ path: '/api/boot?route=/dashboard' }),
    queries: 4,
  },
]
