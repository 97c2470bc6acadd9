import { expect, it } from 'vitest'
import cases from '@fanfare/contract/testing/reported_inputs.json' with { type: 'json' }
import { readReceived } from './received.ts'

const shared = cases.filter(({ by }) => by === 'kit')

it.each(shared)('$kind: $id', ({ input, right }) => {
  const query = new URLSearchParams({ text: String(input) })
  expect(readReceived(query.toString())?.fields.url).toBe(right)
})
