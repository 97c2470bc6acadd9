import type { BasePolicy } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import type { User } from '#identity/public'
import { requireMembership, type Membership } from '#organizations/organizations/queries/find_membership'

type MemberPolicy<Ability extends string> = new () => BasePolicy &
  Record<Ability, (user: User, membership: Membership) => boolean>

/** Bouncer's own types resolve only for a concrete policy. */
interface MemberAuthorizer<Ability extends string> {
  authorize: (ability: Ability, membership: Membership) => Promise<void>
}

/**
 * The signed-in user's membership in an organization, by default `:id` of the route, once the policy allows the ability.
 * ORG_NOT_FOUND for non-members, FORBIDDEN for members who may not.
 */
export async function authorizeMember<Ability extends string>(
  { auth, bouncer, params }: HttpContext,
  policy: MemberPolicy<Ability>,
  ability: Ability,
  organizationId: string = params.id,
): Promise<Membership> {
  const membership = await requireMembership(auth.getUserOrFail().id, organizationId)
  await (bouncer.with(policy) as unknown as MemberAuthorizer<Ability>).authorize(ability, membership)
  return membership
}
