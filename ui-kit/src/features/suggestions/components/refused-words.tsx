import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../primitives/button.tsx'
import { hasCode } from '../../../api/api-error.ts'
import { saysWordsAreTaken } from '../taken-words.ts'
import { TakenWords } from './taken-words.tsx'

export interface RefusedWordsProps {
  error: unknown
  /** What can be done about words that are only similar. */
  anywayLabel: string
  onAnyway: () => void
  busy: boolean
}

/** Why words were not taken: whose they are like, with a way past where there is one, or what else went wrong. */
export function RefusedWords({ error, anywayLabel, onAnyway, busy }: RefusedWordsProps) {
  const { t } = useTranslation('suggestions')
  const errorText = useErrorText()
  if (!saysWordsAreTaken(error)) {
    return (
      <p role="alert" className="text-sm text-danger">
        {errorText(error)}
      </p>
    )
  }
  const similar = hasCode(error, 'SUGGESTION_SIMILAR')
  return (
    <TakenWords
      title={similar ? t('taken.similar') : t('taken.repeated')}
      words={error.details.similar?.content ?? null}
      hint={similar ? t('taken.similarHint') : t('taken.repeatedHint')}
      action={
        similar && (
          <Button size="sm" busy={busy} onClick={onAnyway}>
            {anywayLabel}
          </Button>
        )
      }
    />
  )
}
