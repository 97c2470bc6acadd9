import { expect, it } from 'vitest'
import { isExternalLink } from './external-link.ts'

it.each(['https://linkedin.com/posts/1', 'http://example.org', 'mailto:ana@northwind.example'])(
  'allows %s',
  (url) => {
    expect(isExternalLink(url)).toBe(true)
  },
)

it.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'not a link',
  `https://example.org/${'x'.repeat(4_000)}`,
])('refuses %s', (url) => {
  expect(isExternalLink(url)).toBe(false)
})
