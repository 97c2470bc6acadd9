import { allActors, type Right } from '#tests/rights/rights'

export const rights: Right[] = [{ route: 'GET /api/community/statistics', expected: allActors(200) }]
