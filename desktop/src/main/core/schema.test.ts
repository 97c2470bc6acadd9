import * as v from 'valibot'
import { expect, it } from 'vitest'
import { instant, pageOf, schemaOf, text } from './schema.ts'

interface Contract {
  id: string
  from: string | null
}

it('is held to the contract by the compiler', () => {
  const fits = schemaOf<Contract>()(v.object({ id: v.string(), from: v.nullable(v.string()) }))
  // @ts-expect-error -- a field is missing
  schemaOf<Contract>()(v.object({ id: v.string() }))
  // @ts-expect-error -- the contract allows null
  schemaOf<Contract>()(v.object({ id: v.string(), from: v.string() }))
  // @ts-expect-error -- the contract does not allow null
  schemaOf<Contract>()(v.object({ id: v.nullable(v.string()), from: v.nullable(v.string()) }))
  // @ts-expect-error -- the contract has no such field
  schemaOf<Contract>()(v.object({ ...fits.entries, age: v.number() }))
  expect(v.parse(fits, { id: 'a', from: null, new: true })).toEqual({ id: 'a', from: null })
})

it.each([
  ['an endless text', text, 'x'.repeat(20_001)],
  ['an endless list', pageOf(text), Array.from({ length: 101 }, () => 'a')],
  ['a moment that is none', instant, 'tomorrow'],
])('refuses %s', (_what, schema, value) => {
  expect(v.is(schema as v.GenericSchema, value)).toBe(false)
})
