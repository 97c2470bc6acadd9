import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../components/query-state.tsx'
import { postQuery } from '../../features/posts/posts/api/post-queries.ts'
import { postPath } from '../../features/posts/posts/post-paths.ts'
import { SuggestionsSkeleton } from '../../features/suggestions/components/suggestions-skeleton.tsx'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { PostSuggestions } from './post-suggestions.tsx'

export interface MemberSuggestionsProps {
  /** The id of the post. */
  id: string
}

/** The suggestions of a public post for members of its organization, who copy as on the page of the post. */
export default function MemberSuggestions({ id }: MemberSuggestionsProps) {
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
