import { allActors, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  {
    route: 'GET /api/captcha',
    expected: allActors(200),
    call: () => ({ path: '/api/captcha?action=support' }),
  },
]
