import type { Right } from '#tests/rights/rights'

export const rights: Right[] = []
