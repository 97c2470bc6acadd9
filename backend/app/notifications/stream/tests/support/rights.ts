import { signedIn, type Right } from '#tests/rights/rights'

export const rights: Right[] = [{ route: 'GET /api/stream', expected: signedIn(200) }]
