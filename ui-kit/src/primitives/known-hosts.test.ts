import { describe, expect, it } from 'vitest'
import { hostStyle } from './known-hosts.ts'

describe('the icon of a host', () => {
  it('is known for the big networks and their subdomains', () => {
    expect(hostStyle('linkedin.com').symbol).toBe('in')
    expect(hostStyle('pt.linkedin.com').symbol).toBe('in')
  })

  it('is an initial for any other', () => {
    expect(hostStyle('blog.northwind.example').symbol).toBe('B')
  })
})
