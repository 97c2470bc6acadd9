import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TurnDownReportsRequest } from '@fanfare/contract/moderation/data/report.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { Dialog } from '../../../../../primitives/dialog.tsx'
import { Notice } from '../../../../../primitives/notice.tsx'
import { toQuery, type ReportFilter } from './report-filter.ts'
import { TurnDownForm } from './turn-down-form.tsx'

const KINDS = ['userId', 'reportersOf', 'withoutWeight'] as const

export interface ReportsTogetherProps {
  filter: ReportFilter
  /** How many hidden posts the filtered accounts have reported; null while loading and for a filter without accounts. */
  hiddenPosts: number | null
}

/** The posts hidden by the filtered accounts, and a button that turns all their reports down. Empty without such a filter. */
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
