import { everybody, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  { route: 'GET /api/health', expected: everybody(200) },
  { route: 'GET /api/ready', expected: everybody(200) },
]
