import { expect, it } from 'vitest'
import { newIdempotencyKey } from './idempotency.ts'

it('makes keys of 32 characters that do not repeat', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(100)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})
