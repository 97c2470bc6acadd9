import { useTranslation } from 'react-i18next'
import { commentLimit } from '@fanfare/contract/rules/comment_limit.ts'
import type { Claim } from '../hooks/use-exclusive-copy.ts'
import type { CopyRefusal } from '../hooks/use-edited-copy.ts'
import { RefusedWords } from './refused-words.tsx'

export interface CopyEditorRefusalProps {
  refusal: CopyRefusal
  host: string
  claim: Claim
  onAnyway: () => void
}

/** Why the words in the editor were not copied. */
export function CopyEditorRefusal({ refusal, host, claim, onAnyway }: CopyEditorRefusalProps) {
  const { t } = useTranslation('suggestions')
  if (refusal.kind === 'words') {
    return (
      <RefusedWords
        error={refusal.error}
        anywayLabel={t('copyEditor.anyway')}
        onAnyway={onAnyway}
        busy={claim.doing === 'copy'}
      />
    )
  }
  const text =
    refusal.kind === 'long'
      ? t('copyEditor.tooLong', { host, max: commentLimit(host).max, count: refusal.over })
      : t('copyEditor.taken')
  return (
    <p role="alert" className="text-sm text-danger">
      {text}
    </p>
  )
}
