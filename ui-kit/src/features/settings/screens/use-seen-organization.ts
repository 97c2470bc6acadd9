import { useState } from 'react'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { useCurrentOrganization } from '../../../session/current-organization.ts'

/** An organization of this person by its id, and the name it had here if it has ceased to be theirs meanwhile. */
export function useSeenOrganization(id: string) {
  const { organizations } = useCurrentOrganization()
  const organization = organizations.find((known) => known.id === id)
  const [seen, setSeen] = useState<Organization>()
  if (organization !== undefined && organization !== seen) setSeen(organization)
  return { organization, formerName: seen?.id === id ? seen.name : undefined }
}
