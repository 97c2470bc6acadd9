import type { Group } from '@japa/runner/core'
import { makeUser } from './factories/user_factory.js'

/** Begins every test of the group with an administrator, so that others can sign up. Comes after `rollBack`. */
export function setUp(group: Group): void {
  group.each.setup(async () => void (await makeUser({ isAdmin: true })))
}
