import type { Organization } from '@fanfare/contract/data/organization.ts'

/** What every section of the settings is told. */
export interface SectionProps {
  organization: Organization
}
