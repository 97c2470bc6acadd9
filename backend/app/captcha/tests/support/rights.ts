import { everybody, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  {
    route: 'GET /api/captcha',
    expected: everybody(200),
    call: () => ({ path: '/api/captcha?action=support' }),
  },
]
