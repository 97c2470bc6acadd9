import { test } from '@japa/runner'
import fc from 'fast-check'
import { ROLES, type Role } from '#contract/organizations/rules/role'
import {
  ownerRefusal,
  removalRefusal,
  roleRefusal,
} from '#organizations/organizations/rules/membership_guards'

const person = (role: Role, id: string = role) => ({ id, role })

test.group('Who may remove whom', () => {
  for (const [actor, other, expected] of [
    ['member', 'member', 'FORBIDDEN'],
    ['member', 'owner', 'FORBIDDEN'],
    ['admin', 'owner', 'FORBIDDEN'],
    ['admin', 'admin', null],
    ['admin', 'member', null],
    ['owner', 'owner', null],
    ['owner', 'admin', null],
    ['owner', 'member', null],
  ] as const) {
    test(`${actor} and ${other}: ${expected ?? 'yes'}`, ({ assert }) => {
      const refusal = removalRefusal({ actor: person(actor, 'a'), other: person(other, 'b'), members: 2 })
      assert.equal(refusal, expected)
    })
  }

  test('nobody may remove themselves, not even the only member', ({ assert }) => {
    const owner = person('owner')
    assert.equal(removalRefusal({ actor: owner, other: owner, members: 2 }), 'CANNOT_REMOVE_YOURSELF')
    assert.equal(removalRefusal({ actor: owner, other: owner, members: 1 }), 'CANNOT_REMOVE_LAST_USER')
  })
})

test.group('Who may change which role', () => {
  for (const actor of ['member', 'admin'] as const) {
    test(`no ${actor}`, ({ assert }) => {
      for (const role of ROLES) {
        const change = { actor: person(actor), other: person('member'), owners: 2, role }
        assert.equal(roleRefusal(change), 'FORBIDDEN')
      }
    })
  }

  test('an owner may give any role, but the last owner stays one', ({ assert }) => {
    const actor = person('owner')
    for (const role of ROLES) {
      assert.isNull(roleRefusal({ actor, other: person('member'), owners: 1, role }))
      assert.isNull(roleRefusal({ actor, other: person('owner'), owners: 2, role }))
      const last = roleRefusal({ actor, other: actor, owners: 1, role })
      assert.equal(last, role === 'owner' ? null : 'LAST_OWNER')
    }
  })
})

/** Changes that members attempt, by their index in the list. */
const attempts = fc.array(
  fc.record({
    actor: fc.nat(4),
    other: fc.nat(4),
    role: fc.constantFrom(...ROLES),
    what: fc.constantFrom('remove', 'role', 'leave'),
  }),
)

test.group('For any sequence of changes', () => {
  test('an organization keeps an owner', ({ assert }) => {
    fc.assert(
      fc.property(attempts, (tries) => {
        let people = [person('owner', '0'), ...['1', '2', '3', '4'].map((id) => person('member', id))]
        for (const { actor: asks, other: meant, role, what } of tries) {
          const [actor, other] = [people, people].map((all, turn) =>
            all.find(({ id }) => id === String(turn === 0 ? asks : meant)),
          )
          if (!actor || !other) continue
          const owners = people.filter((one) => one.role === 'owner').length
          if (what === 'leave' && ownerRefusal(actor, owners) === null) {
            people = people.filter((one) => one !== actor)
          }
          if (what === 'remove' && removalRefusal({ actor, other, members: people.length }) === null) {
            people = people.filter((one) => one !== other)
          }
          if (what === 'role' && roleRefusal({ actor, other, owners, role }) === null) {
            people = people.map((one) => (one === other ? person(role, one.id) : one))
          }
          assert.isTrue(people.some((one) => one.role === 'owner'))
        }
      }),
    )
  })
})
