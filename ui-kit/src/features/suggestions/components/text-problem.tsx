import { useTranslation } from 'react-i18next'
import { SUGGESTION_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { LengthCount } from '../../../components/length-count.tsx'
import { useFormatNumber } from '../../../i18n/numbers.ts'

export interface TextProblemProps {
  id: string
  text: string
  /** Why the text was not sent. */
  error?: string
}

/** The problem of a text: it is missing, or too long and by how much. Announced once, not with every key. */
export function TextProblem({ id, text, error }: TextProblemProps) {
  const { t } = useTranslation('suggestions')
  const formatNumber = useFormatNumber()
  const tooLong = isTooLong(text)
  const problem = tooLong ? t('tooLong', { max: formatNumber(SUGGESTION_MAX) }) : error
  if (problem === undefined) return null
  return (
    <p id={id} role="alert" className="flex flex-wrap justify-between gap-x-3 text-sm text-danger">
      {problem}
      {tooLong && <LengthCount length={text.trim().length} max={SUGGESTION_MAX} />}
    </p>
  )
}

/** Whether a suggestion is too long for the server. It is never truncated. */
export const isTooLong = (text: string): boolean => text.trim().length > SUGGESTION_MAX
