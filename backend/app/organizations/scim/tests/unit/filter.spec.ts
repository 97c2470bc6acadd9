import { test } from '@japa/runner'
import fc from 'fast-check'
import { ScimError } from '#organizations/scim/errors'
import { OPERATORS, parseFilter, parsePath, type Filter } from '#organizations/scim/rules/filter'

const path = fc
  .stringMatching(/^[a-z]{2,8}(\.[a-z]{2,8})?$/)
  .filter((name) => !/^(not|and|or|pr)(\.|$)/.test(name))
const value = fc.oneof(fc.string({ maxLength: 20 }), fc.integer(), fc.boolean(), fc.constant(null))
const compare = fc.record({
  kind: fc.constant('compare' as const),
  path,
  operator: fc.constantFrom(...OPERATORS),
  value,
})
const present = fc.record({ kind: fc.constant('present' as const), path })

const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    compare,
    present,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.tuple(tie('filter'), tie('filter')),
    }),
    fc.record({ kind: fc.constant('not' as const), filter: tie('filter') }),
    fc.record({ kind: fc.constant('some' as const), path, filter: tie('filter') }),
  ),
}))

/** A filter as text, with parentheses around each part. */
function textOf(each: Filter): string {
  if (each.kind === 'compare') return `${each.path} ${each.operator} ${JSON.stringify(each.value)}`
  if (each.kind === 'present') return `${each.path} pr`
  if (each.kind === 'not') return `not (${textOf(each.filter)})`
  if (each.kind === 'some') return `${each.path}[${textOf(each.filter)}]`
  return each.filters.map((one) => `(${textOf(one)})`).join(` ${each.kind} `)
}

test.group('A filter', () => {
  test('means the same once it is written and parsed', ({ assert }) => {
    fc.assert(fc.property(filter, (each) => assert.deepEqual(parseFilter(textOf(each)), each)))
  })

  test('ignores case and space between words', ({ assert }) => {
    fc.assert(
      fc.property(compare, present, (one, other) => {
        const written = `  ${one.path}  ${one.operator.toUpperCase()} ${JSON.stringify(one.value)}  AND ${other.path} Pr `
        assert.deepEqual(parseFilter(written), { kind: 'and', filters: [one, other] })
      }),
    )
  })

  test('binds “not” before “and” before “or”', ({ assert }) => {
    const names = (each: Filter): string => {
      if (each.kind === 'present') return each.path
      if (each.kind === 'not') return `!${names(each.filter)}`
      return each.kind === 'and' || each.kind === 'or'
        ? `(${each.filters.map(names).join(` ${each.kind} `)})`
        : ''
    }
    const parsed = (text: string) => names(parseFilter(text))
    assert.equal(parsed('a pr or b pr and c pr'), '(a or (b and c))')
    assert.equal(parsed('a pr and b pr or c pr'), '((a and b) or c)')
    assert.equal(parsed('not (a pr) and b pr'), '(!a and b)')
    assert.equal(parsed('a pr or b pr or c pr'), '((a or b) or c)')
  })

  test('is refused by an error of SCIM, whatever the text', ({ assert }) => {
    const words = fc.constantFrom(
      'and',
      'or',
      'not',
      '(',
      ')',
      '[',
      ']',
      'a',
      'pr',
      'eq',
      '"x"',
      '1',
      '.b',
      ' ',
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(words).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(text, (each) => {
        for (const parse of [parseFilter, parsePath]) {
          try {
            parse(each)
          } catch (error) {
            assert.instanceOf(error, ScimError)
          }
        }
      }),
    )
  })
})

test.group('A path', () => {
  test('names an attribute, which of its values, and a part of them', ({ assert }) => {
    assert.deepEqual(parsePath('name.givenName'), { attribute: 'name.givenName', filter: null, part: null })
    const type: Filter = { kind: 'compare', path: 'type', operator: 'eq', value: 'work' }
    assert.deepEqual(parsePath('emails[type eq "work"].value'), {
      attribute: 'emails',
      filter: type,
      part: 'value',
    })
    assert.deepEqual(parsePath('emails[type eq "work"]'), { attribute: 'emails', filter: type, part: null })
  })
})
