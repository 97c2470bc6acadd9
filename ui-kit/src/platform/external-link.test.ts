import { expect, it } from 'vitest'
import { mayLeave } from './external-link.ts'

it.each(['https://linkedin.com/posts/1', 'http://example.org', 'mailto:ana@northwind.example'])(
  'lets %s leave',
  (url) => {
    expect(mayLeave(url)).toBe(true)
  },
)

it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'not a link'])(
  'keeps %s in',
  (url) => {
    expect(mayLeave(url)).toBe(false)
  },
)
