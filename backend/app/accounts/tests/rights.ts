import { signedIn, type Right } from '#tests/rights/rights'

export const rights: Right[] = [{ route: 'GET /api/users/me', expected: signedIn(200) }]
