import { lazy } from 'react'
import { Optional } from '../../components/optional.tsx'
import { newPostDraftKey } from '../../features/posts/posts/post-drafts.ts'
import { usePlatform } from '../../platform/platform-context.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'
import { DRAFTS_KEY } from '../../platform/session/clear-drafts.ts'
import { useCurrentOrganization } from '../../platform/session/current-organization.ts'
import { useUser } from '../../platform/session/use-session.ts'
import { Skeleton } from '../../primitives/skeleton.tsx'

const DraftReminder = lazy(() => import('../../features/posts/posts/components/draft-reminder.tsx'))
const VerificationNotice = lazy(
  () => import('../../features/identity/profile/components/verification-notice.tsx'),
)

// The content below would move when a reminder appears.
export const remindersSkeleton = <Skeleton className="h-16 w-full" />

/** Reminders of an unconfirmed address and an unsent post. Loads nothing for members who have neither. */
export function DashboardReminders() {
  const { emailVerified } = useUser()
  const { current } = useCurrentOrganization()
  const { storage } = usePlatform()
  // The server does not know of the draft.
  const mayHaveDraft =
    useHydrated() && current && storage.get(DRAFTS_KEY)?.includes(newPostDraftKey(current.id))
  return (
    <Optional loading={remindersSkeleton}>
      {!emailVerified && (
        <div className="grid min-h-16">
          <VerificationNotice compact />
        </div>
      )}
      {mayHaveDraft && <DraftReminder key={current.id} organizationId={current.id} />}
    </Optional>
  )
}
