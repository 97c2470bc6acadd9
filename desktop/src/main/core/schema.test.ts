import * as v from 'valibot'
import { expect, it } from 'vitest'
import { instant, pageOf, recordOf, schemaOf, text } from './schema.ts'

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
  ['an endless list', pageOf(text, { kind: 'text' }), Array.from({ length: 101 }, () => 'a')],
  ['a moment that is none', instant, 'tomorrow'],
  ['a page of which nothing can be read', pageOf(text, { kind: 'text', needsOne: true }), [7]],
  ['a text as a record', recordOf(text), 'a'],
])('refuses %s', (_what, schema, value) => {
  expect(v.is(schema as v.GenericSchema, value)).toBe(false)
})

it('reads a page without the entries that cannot be read, and names those', () => {
  const skipped: unknown[] = []
  const page = pageOf(text, {
    kind: 'text',
    onSkipped: (...entry) => void skipped.push(entry),
    needsOne: true,
  })
  expect(v.parse(page, ['a', 7, null, 'b'])).toEqual(['a', 'b'])
  expect(skipped).toEqual([
    ['text', 7],
    ['text', null],
  ])
  expect(v.parse(page, [])).toEqual([])
})

it('reads a record without the values that cannot be read', () => {
  expect(v.parse(recordOf(text), { a: 'x', b: 7, c: null })).toEqual({ a: 'x' })
})
