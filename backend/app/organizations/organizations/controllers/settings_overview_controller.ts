import type { HttpContext } from '@adonisjs/core/http'
import type { SettingsOverview } from '#contract/organizations/data/settings_overview'
import { invitationOverview } from '#organizations/invitations/queries/invitation_overview'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'
import { overviewParts } from '#organizations/organizations/queries/overview_parts'

/** How the settings of an organization stand. */
export default class SettingsOverviewController {
  /** Returns the state of invitations, AI and Slack for the settings of an organization. */
  async show(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, OrganizationPolicy, 'update')
    const parts = overviewParts()
    const [invitations, ai, slack] = await Promise.all([
      invitationOverview(organizationId),
      parts.ai(organizationId),
      parts.slack(organizationId),
    ])
    return ctx.response.json({ invitations, ai, slack } satisfies SettingsOverview)
  }
}
