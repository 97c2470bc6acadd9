import { useTranslation } from 'react-i18next'
import type { AiUsage } from '@fanfare/contract/ai/data/ai.ts'
import { formatMonth } from '../../../../i18n/dates.ts'
import { useLanguage } from '../../../../i18n/languages.ts'
import { useFormatNumber } from '../../../../i18n/numbers.ts'

/** The columns of numbers and the field each of them shows. */
const COLUMNS = [
  ['runs', 'runs'],
  ['input', 'inputTokens'],
  ['output', 'outputTokens'],
] as const

export interface UsageTableProps {
  usage: readonly AiUsage[]
}

/** The runs and tokens of each month. */
export function UsageTable({ usage }: UsageTableProps) {
  const { t } = useTranslation('ai-settings')
  const language = useLanguage()
  const formatNumber = useFormatNumber()
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="pb-2 text-start font-medium">
            {t('usage.month')}
          </th>
          {COLUMNS.map(([column]) => (
            <th key={column} scope="col" className="ps-2 pb-2 text-end align-bottom font-medium">
              {t(`usage.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {usage.map((month) => (
          <tr key={month.month} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal first-letter:uppercase">
              {formatMonth(month.month, language)}
            </th>
            {COLUMNS.map(([column, field]) => (
              <td key={column} className="py-2 ps-2 text-end tabular-nums">
                {formatNumber(month[field])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
