import { test } from '@japa/runner'
import { TxtRecords } from '#organizations/domains/gateways/txt_records'
import { startDnsServer, type Behavior, type DnsServer } from '../support/dns_server.js'

const DOMAIN = 'bolt.test'
const RECORD = `_fanfare.${DOMAIN}`
const VALUE = 'fanfare-verification=abcdefghij'
const records = (...texts: string[]) => ({ records: texts.map((text) => [text]) })
const FILLER = { records: Array.from({ length: 200 }, () => ['v=spf1 '.repeat(30)]) }

interface Case {
  when: string
  names: Record<string, Behavior>
  result: 'found' | 'missing' | 'failed'
}

const CASES: Case[] = [
  { when: 'no name exists', names: {}, result: 'missing' },
  {
    when: 'there are no TXT records',
    names: { [RECORD]: records(), [DOMAIN]: records() },
    result: 'missing',
  },
  {
    when: 'it has another value',
    names: { [RECORD]: records(`${VALUE}x`, 'v=spf1 -all') },
    result: 'missing',
  },
  { when: 'it is at another name', names: { [`www.${DOMAIN}`]: records(VALUE) }, result: 'missing' },
  { when: 'it is at _fanfare', names: { [RECORD]: records(VALUE) }, result: 'found' },
  {
    when: 'it is at the domain, among others',
    names: { [DOMAIN]: records('v=spf1 -all', VALUE) },
    result: 'found',
  },
  { when: 'it has many parts', names: { [RECORD]: { records: [[...VALUE]] } }, result: 'found' },
  { when: 'it has the quotes of a panel', names: { [RECORD]: records(`"${VALUE}"`) }, result: 'found' },
  { when: 'the servers fail', names: { [RECORD]: { rcode: 'SERVFAIL' } }, result: 'failed' },
  { when: 'the servers refuse', names: { [DOMAIN]: { rcode: 'REFUSED' } }, result: 'failed' },
  { when: 'nothing is answered', names: { [RECORD]: 'hangs', [DOMAIN]: 'hangs' }, result: 'failed' },
  {
    when: 'one name is not answered',
    names: { [RECORD]: records(VALUE), [DOMAIN]: 'hangs' },
    result: 'found',
  },
  { when: 'another question is answered', names: { [RECORD]: 'lies' }, result: 'failed' },
  { when: 'another request is answered', names: { [RECORD]: 'forges' }, result: 'failed' },
  { when: 'the answer is no answer', names: { [RECORD]: 'babbles' }, result: 'failed' },
  { when: 'the answer is cut off', names: { [RECORD]: 'breaks off' }, result: 'failed' },
  { when: 'hundreds of records have other values', names: { [RECORD]: FILLER }, result: 'missing' },
]

test.group('The record of a domain', (group) => {
  let server: DnsServer
  group.each.setup(async () => {
    server = await startDnsServer()
    return () => server.close()
  })

  for (const { when, names, result } of CASES)
    test(`is ${result} when ${when}`, async ({ assert }) => {
      for (const [name, behavior] of Object.entries(names)) server.names.set(name, behavior)
      const source = new TxtRecords({ servers: [server.address], tryTimeout: 250, timeout: 1_500 })
      const begun = performance.now()
      assert.equal(await source.lookUp(DOMAIN, VALUE), result)
      assert.isBelow(performance.now() - begun, 2_500)
    })

  test('is looked up at two names, and no other', async ({ assert }) => {
    await new TxtRecords({ servers: [server.address] }).lookUp(DOMAIN, VALUE)
    assert.sameMembers([...new Set(server.asked)], [DOMAIN, RECORD])
  })

  test('is given up in time without a name server', async ({ assert }) => {
    server.names.set(RECORD, 'hangs')
    const source = new TxtRecords({ servers: [server.address], tryTimeout: 60_000, timeout: 300 })
    assert.equal(await source.lookUp(DOMAIN, VALUE), 'failed')
  })
})
