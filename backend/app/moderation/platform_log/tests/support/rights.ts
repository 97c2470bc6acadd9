import { administrators, type Right } from '#tests/rights/rights'

export const rights: Right[] = [{ route: 'GET /api/admin/log', expected: administrators(200), queries: 4 }]
