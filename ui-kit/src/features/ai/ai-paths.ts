/** The settings of the AI providers. */
export function aiSettingsPath(organizationId: string): string {
  return `/organizations/${organizationId}/settings/ai-providers`
}
