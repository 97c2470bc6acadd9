import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import type { ClaimLook } from '../api/claim-state.ts'
import type { Claim } from '../hooks/use-claim-and-copy.ts'
import { textId } from '../hooks/selected-card.ts'
import { BlockedPost } from './blocked-post.tsx'
import { ManualCopy } from './manual-copy.tsx'

export interface SuggestionContentProps {
  suggestion: Suggestion
  look: ClaimLook
  claim: Claim
  /** The host of the link. */
  host: string
  /** An editor shows the text already. */
  edited: boolean
}

/** The text of a suggestion, its edited copy, and the suggestion it is similar to. */
export function SuggestionContent({ suggestion, look, claim, host, edited }: SuggestionContentProps) {
  const { t } = useTranslation('suggestions')
  const { content, copiedContent, similarTo, isLocked } = suggestion
  const usedByOthers = look === 'used'
  return (
    <>
      {!edited && (
        <p
          id={textId(suggestion.id)}
          dir="auto"
          className={clsx('text-md break-words whitespace-pre-line', usedByOthers && 'text-muted')}
        >
          {content}
        </p>
      )}
      {isLocked && copiedContent !== null && (
        <RelatedText label={t('copiedAs')} words={copiedContent} whole={look !== 'used'} />
      )}
      {similarTo && <RelatedText tone="warn" label={t('similarTo')} words={similarTo.content} />}
      {claim.manualText !== null && !usedByOthers && (
        <ManualCopy words={claim.manualText} available={look === 'available'} />
      )}
      {claim.isPostBlocked && look !== 'available' && !usedByOthers && <BlockedPost host={host} />}
    </>
  )
}

interface RelatedTextProps {
  label: string
  words: string
  tone?: 'plain' | 'warn'
  /** Shows all of it, for the user who copied it. */
  whole?: boolean
}

/** A text next to that of the suggestion. */
function RelatedText({ label, words, tone = 'plain', whole }: RelatedTextProps) {
  const warn = tone === 'warn'
  return (
    <div className={clsx('border-s-2 ps-3 text-sm', warn ? 'border-warn/50' : 'border-line-strong')}>
      <p className={clsx('font-medium', warn ? 'text-warn' : 'text-muted')}>{label}</p>
      <p
        dir="auto"
        className={clsx('break-words whitespace-pre-line', whole ? 'text-ink' : 'line-clamp-3 text-muted')}
      >
        {words}
      </p>
    </div>
  )
}
