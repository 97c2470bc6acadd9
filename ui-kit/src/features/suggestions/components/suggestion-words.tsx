import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/data/comment.ts'
import type { ClaimLook } from '../claim-state.ts'
import type { Claim } from '../hooks/use-exclusive-copy.ts'
import { ByHand } from './by-hand.tsx'
import { SideWords } from './side-words.tsx'

export interface SuggestionWordsProps {
  suggestion: Suggestion
  look: ClaimLook
  claim: Claim
  /** An editor shows the words already. */
  edited: boolean
}

/** What a suggestion says, what was made of it, and what it is like. */
export function SuggestionWords({ suggestion, look, claim, edited }: SuggestionWordsProps) {
  const { t } = useTranslation('suggestions')
  const { content, copiedContent, similarTo, isLocked } = suggestion
  const usedByOthers = look === 'used'
  return (
    <>
      {!edited && (
        <p className={clsx('text-md break-words whitespace-pre-line', usedByOthers && 'text-muted')}>
          {content}
        </p>
      )}
      {isLocked && copiedContent !== null && <SideWords label={t('copiedAs')} words={copiedContent} />}
      {similarTo && <SideWords tone="warn" label={t('similarTo')} words={similarTo.content} />}
      {claim.byHand !== null && !usedByOthers && <ByHand words={claim.byHand} free={look === 'free'} />}
    </>
  )
}
