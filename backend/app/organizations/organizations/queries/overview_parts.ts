import type { SettingsOverview } from '#contract/organizations/data/settings_overview'

/** What the contexts above say about the settings of an organization. */
export type OverviewParts = {
  [Part in 'ai' | 'slack']: (organizationId: string) => Promise<SettingsOverview[Part]>
}

let parts: OverviewParts | undefined

/** Sets what the contexts above say; `start/overview_parts.ts` does. */
export const setOverviewParts = (given: OverviewParts): void => void (parts = given)

export function overviewParts(): OverviewParts {
  if (parts === undefined) throw new Error('start/overview_parts.ts has not run')
  return parts
}
