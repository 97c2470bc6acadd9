import { expect, it } from 'vitest'
import { notificationBody } from './notification-body.ts'

const TITLE = '<a href="https://evil.example">Q&A</a> <img src=x>'

it('escapes markup on Linux, where desktops interpret it', () => {
  expect(notificationBody(TITLE, 'linux')).toBe(
    '&lt;a href="https://evil.example"&gt;Q&amp;A&lt;/a&gt; &lt;img src=x&gt;',
  )
})

it.each(['darwin', 'win32'] as const)('shows the text as it is on %s', (platform) => {
  expect(notificationBody(TITLE, platform)).toBe(TITLE)
})
