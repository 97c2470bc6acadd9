import * as v from 'valibot'
import { expect, it } from 'vitest'
import { visibleText } from './visible-text.ts'

const problemOf = (text: string) => v.safeParse(visibleText('Missing'), text).issues?.[0].message

it.each(['', '  ', '\u200b', '\u2800', '\u3164'])('finds a text that shows nothing: %j', (text) => {
  expect(problemOf(text)).toBe('Missing')
})

it('trims a text that shows something, and leaves it as it is', () => {
  expect(v.parse(visibleText('Missing'), ' 👨‍👩‍👧 ')).toBe('👨‍👩‍👧')
})
