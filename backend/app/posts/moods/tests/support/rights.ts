import { allActors, type Right } from '#tests/rights/rights'

export const rights: Right[] = [{ route: 'GET /api/moods', expected: allActors(200) }]
