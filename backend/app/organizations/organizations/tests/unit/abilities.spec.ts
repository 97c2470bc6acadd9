import { test } from '@japa/runner'
import { ROLES } from '#contract/organizations/rules/role'
import { ABILITIES, may, type Ability } from '#contract/organizations/rules/abilities'

test.group('The abilities of roles', () => {
  for (const ability of Object.keys(ABILITIES) as Ability[]) {
    test(`every role above one that may "${ability}" may do so too`, ({ assert }) => {
      const allowed = ROLES.map((role) => may(role, ability))
      assert.deepEqual(
        allowed,
        allowed.toSorted((left, right) => Number(right) - Number(left)),
      )
    })
  }
})
