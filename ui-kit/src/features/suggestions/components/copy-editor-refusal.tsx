import { useTranslation } from 'react-i18next'
import { commentLimit } from '@fanfare/contract/suggestions/rules/comment_limit.ts'
import type { Claim } from '../hooks/use-claim-and-copy.ts'
import type { CopyRefusal } from '../hooks/use-edited-copy.ts'
import { CommentError } from './comment-error.tsx'

export interface CopyEditorRefusalProps {
  refusal: CopyRefusal
  host: string
  claim: Claim
  onAnyway: () => void
}

/** Why the edited text was not copied. */
export function CopyEditorRefusal({ refusal, host, claim, onAnyway }: CopyEditorRefusalProps) {
  const { t } = useTranslation('suggestions')
  if (refusal.kind === 'duplicate') {
    return (
      <CommentError
        error={refusal.error}
        anyway={{ label: t('copyEditor.anyway'), busy: claim.doing === 'copy', onClick: onAnyway }}
      />
    )
  }
  const texts = {
    empty: () => t('textMissing'),
    long: (over: number) => t('copyEditor.tooLong', { host, max: commentLimit(host).max, count: over }),
    lost: () => t('copyEditor.taken'),
  }
  return (
    <p role="alert" className="text-sm text-danger">
      {refusal.kind === 'long' ? texts.long(refusal.over) : texts[refusal.kind]()}
    </p>
  )
}
