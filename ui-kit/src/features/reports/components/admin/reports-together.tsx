import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TurnDownReportsRequest } from '@fanfare/contract/data/report.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { toQuery, type ReportFilter } from './report-filters.tsx'
import { TurnDownForm } from './turn-down-form.tsx'

const KINDS = ['userId', 'reportersOf', 'withoutWeight'] as const

export interface ReportsTogetherProps {
  filter: ReportFilter
  /** How many hidden posts the people of the filter have reported; null when it names nobody, and until it is known. */
  hiddenPosts: number | null
}

/** What the accounts of a filter hide, and turning all their reports down. Nothing while the filter names nobody. */
export function ReportsTogether({ filter, hiddenPosts }: ReportsTogetherProps) {
  const { t } = useTranslation(['reports', 'common'])
  const [open, setOpen] = useState(false)
  const kind = KINDS.find((name) => filter[name] !== undefined)
  if (kind === undefined || hiddenPosts === null) return null
  const { userId, reportersOf, withoutWeight } = toQuery(filter)
  const reporters: Omit<TurnDownReportsRequest, 'moderatorResponse'> = { userId, reportersOf, withoutWeight }
  return (
    <>
      <Notice
        tone="warn"
        title={t(`admin.together.${kind}`)}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('admin.together.open')}
          </Button>
        }
      >
        {t('admin.together.hidden', { count: hiddenPosts })}
      </Notice>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('admin.together.title')}
        description={t('admin.together.text')}
        closeLabel={t('common:actions.close')}
        keepsInput
      >
        <TurnDownForm reporters={reporters} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
