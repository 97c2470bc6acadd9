import { test } from '@japa/runner'
import { networkOf } from '#core/http/origin/client_address'

test.group('The network of an address in the log', () => {
  for (const [what, network] of [
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:7:8:9::1', '2001:db8:7::/48'],
    ['::1', '0:0:0::/48'],
    ['something else', 'unknown'],
  ]) {
    test(`of ${what} is ${network}`, ({ assert }) => {
      assert.equal(networkOf(what!), network)
    })
  }
})
