import { test } from '@japa/runner'
import fc from 'fast-check'
import { isPublicAddress } from '#core/network/public_address'
import { INNER_ADDRESSES } from '#core/tests/support/inner_addresses'

const PUBLIC = [
  '93.184.215.14',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::6810:84e5',
]
const NO_ADDRESSES = [
  '',
  'localhost',
  '2130706433',
  '0177.0.0.1',
  '0x7f.1',
  '93.184.215',
  '[::1]',
  '93.184.215.14:80',
]

test.group('A public address', () => {
  test('is not one of {0} ({1})')
    .with(INNER_ADDRESSES)
    .run(({ assert }, [, address]) => {
      assert.isFalse(isPublicAddress(address))
    })

  test('is not "{$self}", which is malformed')
    .with(NO_ADDRESSES)
    .run(({ assert }, text) => {
      assert.isFalse(isPublicAddress(text))
    })

  test('is {$self}')
    .with(PUBLIC)
    .run(({ assert }, address) => {
      assert.isTrue(isPublicAddress(address))
    })

  test('is not an IPv6 address that embeds an IPv4 address', ({ assert }) => {
    const wrappers = fc.constantFrom('::', '::ffff:', '::ffff:0:', '64:ff9b::', '64:ff9b:1::')
    fc.assert(
      fc.property(wrappers, fc.ipV4(), (wrapper, ip) => assert.isFalse(isPublicAddress(wrapper + ip))),
    )
  })
})
