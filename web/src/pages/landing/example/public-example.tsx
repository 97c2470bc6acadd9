import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicSuggestion, VisitorLimit } from '@fanfare/contract/suggestions/data/comment.ts'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import { publicPostPath } from '@fanfare/contract/posts/rules/public_path.ts'
import { itemsOf } from '@fanfare/ui-kit/features/suggestions/api/pages.ts'
import { publicSuggestionsQuery } from '@fanfare/ui-kit/features/suggestions/api/suggestion-queries.ts'
import { usePublicClaim } from '@fanfare/ui-kit/features/suggestions/hooks/use-public-claim.ts'
import { useVisitorLimitText } from '@fanfare/ui-kit/features/suggestions/hooks/use-visitor-limit-text.ts'
import { TextLink } from '@fanfare/ui-kit/primitives/text-link.tsx'
import { BuiltInExample } from './built-in-example.tsx'
import { ExampleCard } from './example-card.tsx'
import { ExampleFrame } from './example-frame.tsx'
import { ExampleSkeleton } from './example-skeleton.tsx'
import { pickSuggestions } from './pick-suggestions.ts'

export interface PublicExampleProps {
  post: PublicPost
}

/** A few suggestions of a public post, which visitors copy as on its page. */
export function PublicExample({ post }: PublicExampleProps) {
  const place = { organizationSlug: post.organization.slug, postSlug: post.slug }
  const { data, isPending } = useInfiniteQuery({ ...publicSuggestionsQuery(place), retry: false })
  const suggestions = itemsOf(data?.pages ?? [])
  if (isPending) return <ExampleSkeleton />
  return <PickedExample post={post} suggestions={suggestions} />
}

interface PickedExampleProps extends PublicExampleProps {
  suggestions: PublicSuggestion[]
}

/** Keeps showing the initial suggestions, even when they are used. */
function PickedExample({ post, suggestions }: PickedExampleProps) {
  const { t } = useTranslation(['landing', 'suggestions'])
  const [ids] = useState(() => pickSuggestions(suggestions))
  const [refusal, setRefusal] = useState<VisitorLimit | null>(null)
  const limitText = useVisitorLimitText()
  const [failed, setFailed] = useState(false)
  if (ids.length === 0) return <BuiltInExample />

  const shown = ids.flatMap((id) => suggestions.find((suggestion) => suggestion.id === id) ?? [])
  const proposed = shown.find(({ isLocked }) => !isLocked)

  function status() {
    if (failed) return t('example.failed')
    if (refusal !== null) return limitText(refusal)
    if (proposed === undefined) return t('example.none')
    return shown.some(({ claimedByYou }) => claimedByYou) ? t('example.copiedLive') : t('example.hint')
  }

  return (
    <ExampleFrame
      caption={<TextLink to={publicPostPath(post)}>{t('example.from', { title: post.title })}</TextLink>}
      status={status()}
    >
      {shown.map((suggestion, index) => (
        <PublicCard
          key={suggestion.id}
          suggestion={suggestion}
          index={index}
          proposed={suggestion === proposed}
          onRefusal={setRefusal}
          onCopied={(copied) => setFailed(!copied)}
        />
      ))}
    </ExampleFrame>
  )
}

interface PublicCardProps {
  suggestion: PublicSuggestion
  index: number
  proposed: boolean
  onRefusal: (refusal: VisitorLimit | null) => void
  /** Called with false when the clipboard failed. */
  onCopied: (copied: boolean) => void
}

function PublicCard({ suggestion, index, proposed, onRefusal, onCopied }: PublicCardProps) {
  const claim = usePublicClaim(suggestion, onRefusal)
  const copy: typeof claim.copy = async (edited) => {
    const result = await claim.copy(edited)
    if (result !== null) onCopied(result.outcome !== 'clipboard-failed')
    return result
  }
  return <ExampleCard suggestion={suggestion} claim={{ ...claim, copy }} index={index} proposed={proposed} />
}
