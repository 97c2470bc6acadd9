import { test } from '@japa/runner'
import { readAppCode, stepOfCode } from '#identity/two_factor/rules/app_code'
import { codeOf } from '#tests/factories/two_factor_factory'

// RFC 6238, appendix B: the secret in base32, and its codes cut to six digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const STEP = 30_000
const START = new Date('2026-03-02T09:00:00.000Z')
const STEP_OF_START = START.getTime() / STEP

const after = (milliseconds: number) => new Date(START.getTime() + milliseconds)
const accepted = (shownAt: Date, at: Date) => stepOfCode(SECRET, codeOf(SECRET, shownAt), at)

test.group('Reading a code', () => {
  for (const typed of ['', '12345', '1234567', '12345a', '123-456', 'k7qf-9mwd']) {
    test(`refuses "${typed}"`, ({ assert }) => assert.isNull(readAppCode(typed)))
  }

  for (const typed of ['012345', '012 345', ' 0 1 2 3 4 5 ', '０１２３４５']) {
    test(`accepts "${typed}"`, ({ assert }) => assert.equal(readAppCode(typed), '012345'))
  }
})

test.group('The time step of a code', () => {
  test('is refused two steps early or late', ({ assert }) => {
    assert.isNull(accepted(after(-2 * STEP), START))
    assert.isNull(accepted(after(2 * STEP), START))
  })

  test('is refused once the window has passed', ({ assert }) => {
    assert.equal(accepted(START, after(2 * STEP - 1)), STEP_OF_START)
    assert.isNull(accepted(START, after(2 * STEP)))
    assert.equal(accepted(START, after(-STEP)), STEP_OF_START)
    assert.isNull(accepted(START, after(-STEP - 1)))
  })

  test('is that of the code, not of the time it is typed', ({ assert }) => {
    assert.equal(accepted(after(-STEP), START), STEP_OF_START - 1)
    assert.equal(accepted(START, START), STEP_OF_START)
    assert.equal(accepted(after(STEP), START), STEP_OF_START + 1)
  })

  for (const [seconds, digits] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const) {
    test(`${digits} is valid ${seconds} seconds after the epoch, as in RFC 6238`, ({ assert }) => {
      assert.equal(stepOfCode(SECRET, digits, new Date(seconds * 1_000)), Math.floor(seconds / 30))
    })
  }
})
