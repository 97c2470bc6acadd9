import { lazy, Suspense } from 'react'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import { useOrganization } from '../../components/use-organization.ts'
import { PublicSuggestions } from '../../features/suggestions/components/public-suggestions.tsx'
import { SuggestionsSkeleton } from '../../features/suggestions/components/suggestions-skeleton.tsx'
import { VisitorCopies } from '../../features/suggestions/visitor-copies/components/visitor-copies.tsx'
import { useSession } from '../../platform/session/use-session.ts'

const MemberSuggestions = lazy(() => import('./member-suggestions.tsx'))

export interface PublicPostSuggestionsProps {
  post: PublicPost
}

/** The suggestions of a public post. Members of its organization copy as on the page of the post. */
export function PublicPostSuggestions({ post }: PublicPostSuggestionsProps) {
  const { status } = useSession()
  if (status === 'authenticated') return <SuggestionsOfSignedIn post={post} />
  return (
    <>
      <PublicSuggestions post={post} />
      <VisitorCopies />
    </>
  )
}

function SuggestionsOfSignedIn({ post }: PublicPostSuggestionsProps) {
  const { organization, status } = useOrganization(post.organization.id)
  if (status === 'loading') return <SuggestionsSkeleton />
  if (organization === undefined) return <PublicSuggestions post={post} />
  return (
    <Suspense fallback={<SuggestionsSkeleton />}>
      <MemberSuggestions id={post.id} />
    </Suspense>
  )
}
