import { test } from '@japa/runner'
import { parseMailDomain } from '#core/network/parse_mail_domain'
import { judgeCheck } from '#organizations/domains/rules/judge_check'
import { hashCode, newCode } from '#organizations/domains/rules/mailed_code'
import { isPublicDomain } from '#organizations/domains/rules/public_domain'

const DAY = 86_400_000
const START = new Date('2026-03-02T09:00:00.000Z')
const days = (count: number) => new Date(START.getTime() + count * DAY)
const NEVER = { failingSince: null, endsAt: null }

test.group('A domain that is typed', () => {
  for (const [typed, parsed] of [
    ['Bolt.Test', 'bolt.test'],
    [' @bolt.test. ', 'bolt.test'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['mail.bolt.test', 'mail.bolt.test'],
    ['bolt', null],
    ['*.bolt.test', null],
    ['bolt..test', null],
    ['127.0.0.1', null],
    ['[::1]', null],
    ['co.uk', null],
    ['github.io', null],
    ['https://bolt.test', null],
    ['ada@bolt.test', null],
    [`${'a'.repeat(64)}.test`, null],
  ] as const)
    test(`is ${parsed ?? 'refused'}: ${typed.slice(0, 20)}`, ({ assert }) => {
      assert.equal(parseMailDomain(typed), parsed)
    })

  for (const domain of [
    'gmail.com',
    'live.fi',
    'mail.gmail.com',
    'yahoo.co.uk',
    'gmx.de',
    'tutanota.com',
    'sapo.pt',
  ])
    test(`is public: ${domain}`, ({ assert }) => assert.isTrue(isPublicDomain(domain)))

  for (const domain of ['bolt.test', 'example.org', 'ourgmail.com', 'livestream.example'])
    test(`is not public: ${domain}`, ({ assert }) => assert.isFalse(isPublicDomain(domain)))
})

test.group('A check of a record', () => {
  test('that succeeds is next due in a month, and ends what was announced', ({ assert }) => {
    const judged = judgeCheck('found', { failingSince: days(-3), endsAt: days(4) }, START)
    assert.deepEqual(judged, { ...NEVER, isLost: false, isNews: false, checksAt: days(30) })
  })

  test('that finds none tells owners once, and ends after a week', ({ assert }) => {
    const first = judgeCheck('missing', NEVER, START)
    assert.containSubset(first, { isNews: true, isLost: false, endsAt: days(7), checksAt: days(1) })
    assert.containSubset(judgeCheck('missing', first, days(6)), {
      isNews: false,
      isLost: false,
      endsAt: days(7),
    })
    assert.isTrue(judgeCheck('missing', first, days(7)).isLost)
  })

  test('that is not answered is no news for three days, and ends after a month', ({ assert }) => {
    const first = judgeCheck('failed', NEVER, START)
    assert.containSubset(first, { isNews: false, endsAt: null, isLost: false })
    const told = judgeCheck('failed', first, days(3))
    assert.containSubset(told, { isNews: true, endsAt: days(30) })
    assert.isFalse(judgeCheck('failed', told, days(29)).isLost)
    assert.isFalse(judgeCheck('missing', told, days(29)).isLost)
    assert.isTrue(judgeCheck('failed', told, days(30)).isLost)
  })

  test('that is not answered does not end what was announced for a missing record', ({ assert }) => {
    const first = judgeCheck('missing', NEVER, START)
    assert.isFalse(judgeCheck('failed', first, days(8)).isLost)
    assert.isTrue(judgeCheck('missing', first, days(9)).isLost)
  })
})

test.group('A mailed code', () => {
  test('is another one each time, of more than 64 bits', ({ assert }) => {
    const codes = Array.from({ length: 50 }, newCode)
    assert.lengthOf([...new Set(codes)], 50)
    for (const code of codes) assert.match(code, /^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
  })

  test('is the same however it is typed, and only for its domain', ({ assert }) => {
    const hash = hashCode('one', 'ABCD-EFGH-JKLM-NPQR')
    assert.equal(hashCode('one', ' abcd efgh jklmnpqr '), hash)
    assert.notEqual(hashCode('two', 'ABCD-EFGH-JKLM-NPQR'), hash)
  })
})
