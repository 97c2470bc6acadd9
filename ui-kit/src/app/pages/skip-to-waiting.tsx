import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { waitingPostsQuery } from '../../features/posts/posts/api/post-queries.ts'
import { WAITING_CARD_ID } from '../../features/suggestions/waiting/waiting-card.tsx'
import { useCurrentOrganization } from '../../platform/session/current-organization.ts'
import { SkipLink } from '../../primitives/skip-link.tsx'

/** Leads past the greeting and the reminders to what waits for the member, where something does. */
export function SkipToWaiting() {
  const { current } = useCurrentOrganization()
  return current === null ? null : <SkipInOrganization {...current} />
}

function SkipInOrganization({ id }: Organization) {
  const { t } = useTranslation('suggestions')
  // The cards fetch it.
  const { data } = useQuery({ ...waitingPostsQuery(id), enabled: false })
  if (data === undefined || data.next.length === 0) return null
  return <SkipLink to={WAITING_CARD_ID}>{t('waiting.skip')}</SkipLink>
}
