import { test } from '@japa/runner'
import { isShortener } from '#posts/links/rules/is_shortener'
import { APPROVED_DOMAINS } from '#database/reference_data/approved_domains'

test.group('Link shorteners', () => {
  test('are known with their sub-domains', ({ assert }) => {
    for (const host of ['bit.ly', 'go.bit.ly', 'hubs.li', 'zurl.co', 'tiny.pl'])
      assert.isTrue(isShortener(host), host)
    for (const host of ['ly', 'habit.ly', 'bit.ly.example']) assert.isFalse(isShortener(host), host)
  })

  test('include every host that is blocked from the start, and none that is approved', ({ assert }) => {
    for (const { host, isBlocked } of APPROVED_DOMAINS.flat()) {
      assert.equal(isShortener(host), isBlocked, host)
    }
  })
})
