import { useTranslation } from 'react-i18next'
import { useMood } from '../hooks/use-mood.ts'
import type { GeneratedRow as Row } from '../rows.ts'
import { RowMarks } from './row-marks.tsx'
import { TextRow, type TextRowProps } from './text-row.tsx'

export interface GeneratedRowProps extends Omit<TextRowProps, 'text' | 'marks' | 'copied' | 'label'> {
  row: Row
}

/** A generated text that waits for review. Copying it, edited or as it is, is the review: it becomes a suggestion first. */
export function GeneratedRow({ row: { text }, ...rest }: GeneratedRowProps) {
  const { t } = useTranslation('desktop')
  return (
    <TextRow
      {...rest}
      text={text.content}
      marks={<RowMarks mood={useMood(text.moodId)} isGenerated />}
      label={t('generate.approve')}
      copied={false}
    />
  )
}
