import { allActors, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  { route: 'GET /api/health', expected: allActors(200) },
  { route: 'GET /api/ready', expected: allActors(200) },
]
