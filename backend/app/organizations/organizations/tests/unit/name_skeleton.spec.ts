import { test } from '@japa/runner'
import { nameSkeleton } from '#organizations/organizations/rules/same_name'

test.group('What a name looks like', () => {
  for (const other of ['Аcme', 'ACME', 'ΑСМЕ', 'Ａｃｍｅ', 'Ac\u200bme', ' acme ']) {
    test(`is that of Acme for ${other}`, ({ assert }) => {
      assert.equal(nameSkeleton(other), nameSkeleton('Acme'))
    })
  }

  test('differs for names that read differently', ({ assert }) => {
    const names = ['Acme', 'Acne', 'Àcme', 'Acme 1', 'Acme l', 'Мир', 'Мiръ', 'Αθήνα']
    assert.lengthOf(new Set(names.map(nameSkeleton)), names.length)
  })
})
