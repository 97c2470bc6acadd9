import * as v from 'valibot'
import { expect, it } from 'vitest'
import { emailEntry, placeEmailError } from './email-rules.ts'

const entry = emailEntry({ missing: 'missing', invalid: 'invalid' })

it.each([
  'Ada.Byron+news@Example.org',
  "o'neill@example.org",
  'ada@müller.example',
  'ada@xn--mller-kva.example',
  'x@example.xn--p1ai',
  '  ada@example.org  ',
])('leaves %j to the server', (email) => {
  expect(v.parse(entry, email)).toBe(email.trim())
})

it.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['ada', 'invalid'],
  ['ada@', 'invalid'],
  ['@example.org', 'invalid'],
  ['ada@example', 'invalid'],
  ['a da@example.org', 'invalid'],
  ['ada@example@example.org', 'invalid'],
  [`${'a'.repeat(250)}@example.org`, 'invalid'],
])('refuses %j', (email, message) => {
  const { issues } = v.safeParse(entry, email)
  expect(issues?.[0].message).toBe(message)
})

it('places what the server says of the address at its field, and nothing else', () => {
  const place = placeEmailError('invalid')
  expect(place({ field: 'email', rule: 'email', message: 'x' })).toEqual({
    field: 'email',
    message: 'invalid',
  })
  expect(place({ field: 'name', rule: 'required', message: 'x' })).toBeUndefined()
})
