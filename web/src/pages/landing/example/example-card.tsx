import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ClaimButton } from '@fanfare/ui-kit/features/suggestions/components/claim-button.tsx'
import { lookOf, type Claimable } from '@fanfare/ui-kit/features/suggestions/api/claim-state.ts'
import type { Claim } from '@fanfare/ui-kit/features/suggestions/hooks/use-claim-and-copy.ts'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { MoodChip } from '@fanfare/ui-kit/primitives/mood-chip.tsx'
import { SubjectContext } from '@fanfare/ui-kit/primitives/subject-context.ts'
import { moodName } from '@fanfare/contract/posts/rules/mood.ts'
import { INDENTS } from './example-frame.tsx'

/** The fields of a suggestion that a card shows. */
export interface ExampleSuggestion extends Claimable {
  content: string
  mood: { key: string; emoji: string; color: string } | null
}

export interface ExampleCardProps {
  suggestion: ExampleSuggestion
  claim: Claim
  /** Its place in the list. */
  index: number
  /** Whether it is the next one to copy. */
  proposed: boolean
}

/** A suggestion of the example. Used and available ones have the same height. */
export function ExampleCard({ suggestion, claim, index, proposed }: ExampleCardProps) {
  const { t } = useTranslation('suggestions')
  const language = useLanguage()
  const { content, mood } = suggestion
  const look = lookOf(suggestion, claim)
  const text = useId()
  const used = look !== 'available'
  return (
    <li className={INDENTS[index]}>
      <article
        tabIndex={-1}
        aria-label={t('publicCardLabel')}
        className={clsx(
          'rounded-lg border bg-raised p-4 text-md transition-colors duration-120',
          used ? 'border-dashed border-line-strong' : 'border-line shadow-pop',
        )}
      >
        <p id={text} className={clsx('line-clamp-3 break-words', used && 'text-muted')}>
          {content}
        </p>
        <div className="mt-3 flex h-7 items-center justify-between gap-3 pointer-coarse:h-9">
          {mood ? (
            <MoodChip emoji={mood.emoji} color={mood.color} label={moodName(mood.key, language)} />
          ) : (
            <span />
          )}
          <SubjectContext value={text}>
            <ClaimButton look={look} canRelease={false} claim={claim} proposed={proposed} />
          </SubjectContext>
        </div>
      </article>
    </li>
  )
}
