/** The settings of the connection. */
export function slackSettingsPath(organizationId: string): string {
  return `/organizations/${organizationId}/settings/integrations/slack`
}
