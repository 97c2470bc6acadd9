import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { QueryState } from '../../components/query-state.tsx'
import { useOrganization } from '../../components/use-organization.ts'
import { postQuery } from '../../features/posts/api/post-queries.ts'
import { postPath } from '../../features/posts/post-paths.ts'
import { PublicSuggestions } from '../../features/suggestions/components/public-suggestions.tsx'
import { SuggestionsSkeleton } from '../../features/suggestions/components/suggestions-skeleton.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { PostSuggestions } from './post-suggestions.tsx'

export interface PublicPostSuggestionsProps {
  post: PublicPost
}

/** The suggestions of a public post. Members of its organization copy as on the page of the post. */
export function PublicPostSuggestions({ post }: PublicPostSuggestionsProps) {
  const { status } = useSession()
  if (status === 'authenticated') return <SuggestionsOfSignedIn post={post} />
  return <PublicSuggestions post={post} />
}

function SuggestionsOfSignedIn({ post }: PublicPostSuggestionsProps) {
  const { organization, status } = useOrganization(post.organization.id)
  if (organization !== undefined) return <SuggestionsOfMember id={post.id} />
  return status === 'loading' ? <SuggestionsSkeleton /> : <PublicSuggestions post={post} />
}

function SuggestionsOfMember({ id }: { id: string }) {
  const { t } = useTranslation(['shell', 'suggestions'])
  return (
    <>
      <Notice
        tone="info"
        action={
          <ButtonLink to={postPath(id)} size="sm">
            {t('ownPost.open')}
          </ButtonLink>
        }
      >
        {t('ownPost.text')}
      </Notice>
      <QueryState
        query={useQuery(postQuery(id))}
        skeleton={<SuggestionsSkeleton />}
        failedTitle={t('suggestions:failed')}
        card
      >
        {({ post }) => <PostSuggestions post={post} />}
      </QueryState>
    </>
  )
}
