import { expect, it } from 'vitest'
import { notificationBody } from './notification-body.ts'

const TITLE = '<a href="https://evil.example">Q&A</a> <img src=x>'

it('escapes markup where the desktop reads it', () => {
  expect(notificationBody(TITLE, true)).toBe(
    '&lt;a href="https://evil.example"&gt;Q&amp;A&lt;/a&gt; &lt;img src=x&gt;',
  )
})

it('shows the text as it is elsewhere', () => {
  expect(notificationBody(TITLE, false)).toBe(TITLE)
})
