import { administrators, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  { route: 'GET /api/admin/installation-settings', expected: administrators(200) },
  {
    route: 'PUT /api/admin/installation-settings',
    expected: administrators(200),
    call: () => ({ body: { signUp: { passwords: 'domains', external: 'open', domains: ['example.org'] } } }),
  },
]
