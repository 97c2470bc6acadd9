import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/data/comment.ts'
import type { ClaimLook } from '../api/claim-state.ts'
import type { Claim } from '../hooks/use-claim-and-copy.ts'
import { ManualCopy } from './manual-copy.tsx'

export interface SuggestionContentProps {
  suggestion: Suggestion
  look: ClaimLook
  claim: Claim
  /** An editor shows the text already. */
  edited: boolean
}

/** The text of a suggestion, its edited copy, and the suggestion it is similar to. */
export function SuggestionContent({ suggestion, look, claim, edited }: SuggestionContentProps) {
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
      {isLocked && copiedContent !== null && <RelatedText label={t('copiedAs')} words={copiedContent} />}
      {similarTo && <RelatedText tone="warn" label={t('similarTo')} words={similarTo.content} />}
      {claim.manualText !== null && !usedByOthers && (
        <ManualCopy words={claim.manualText} available={look === 'available'} />
      )}
    </>
  )
}

interface RelatedTextProps {
  label: string
  words: string
  tone?: 'plain' | 'warn'
}

/** A text beside that of the suggestion. */
function RelatedText({ label, words, tone = 'plain' }: RelatedTextProps) {
  const warn = tone === 'warn'
  return (
    <div className={clsx('border-s-2 ps-3 text-sm', warn ? 'border-warn/50' : 'border-line-strong')}>
      <p className={clsx('font-medium', warn ? 'text-warn' : 'text-muted')}>{label}</p>
      <p className="line-clamp-3 break-words whitespace-pre-line text-muted">{words}</p>
    </div>
  )
}
