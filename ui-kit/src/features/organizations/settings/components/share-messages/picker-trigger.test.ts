import { describe, expect, it } from 'vitest'
import { matching, triggerAt } from './picker-trigger.ts'

const atEnd = (text: string) => triggerAt(text, text.length)

describe('no picker opens', () => {
  it.each([
    ['without a sign', 'hello'],
    ['in an e-mail address', 'write to ana@example'],
    ['after a currency', 'US$5'],
    ['once a space follows the sign', '$ '],
    ['on the next line', '$post\n'],
    ['after a variable that is complete', '${Post Title}'],
    ['once the mention has ended', '@ana and'],
    ['far away from the sign', `$${'a'.repeat(60)}`],
  ])('%s', (_, text) => expect(atEnd(text)).toBeNull())

  it('when the caret is before the sign', () => {
    expect(triggerAt('$post', 0)).toBeNull()
  })
})

it('opens the variables at a dollar sign anywhere', () => {
  expect(atEnd('$')).toEqual({ kind: 'variable', query: '', start: 0 })
  expect(atEnd('New: $ti')).toEqual({ kind: 'variable', query: 'ti', start: 5 })
  expect(atEnd('line\n$post ti')).toEqual({ kind: 'variable', query: 'post ti', start: 5 })
  expect(atEnd('{Post Title}$')).toEqual({ kind: 'variable', query: '', start: 12 })
})

it('opens the mentions at an at sign', () => {
  expect(atEnd('by @an')).toEqual({ kind: 'mention', query: 'an', start: 3 })
})

it('uses the nearest sign', () => {
  expect(atEnd('@ana $t')).toMatchObject({ kind: 'variable', query: 't' })
})

it('finds the position of the sign in a long text', () => {
  const text = `${'word '.repeat(50)}$ti`
  expect(atEnd(text)?.start).toBe(250)
})

it('only looks before the caret', () => {
  expect(triggerAt('$title', 3)).toMatchObject({ query: 'ti' })
})

it('finds options by a part of their label, ignoring accents', () => {
  const options = [{ label: 'URL da publicação' }, { label: 'Título da publicação' }]
  expect(matching(options, 'titulo')).toEqual([options[1]])
  expect(matching(options, ' PUBLICACAO ')).toEqual(options)
  expect(matching(options, 'x')).toEqual([])
})
