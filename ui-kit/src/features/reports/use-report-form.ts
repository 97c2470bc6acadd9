import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_DESCRIPTION_MAX } from '@fanfare/contract/rules/limits.ts'
import type { ReportReason } from '@fanfare/contract/rules/report.ts'
import { toast } from '../../primitives/toast.tsx'
import { useSendReport } from './api/report-queries.ts'

/** What somebody says about a post until it is sent. A refusal loses nothing of it. */
export function useReportForm(postId: string, onDone: () => void) {
  const { t } = useTranslation('reports')
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [description, setDescription] = useState('')
  const [tried, setTried] = useState(false)
  const { mutateAsync, isPending, error } = useSendReport(postId)
  const tooLong = description.trim().length > REPORT_DESCRIPTION_MAX

  const submit = async () => {
    setTried(true)
    if (isPending || reason === null || tooLong) return
    // What the server refuses stands in `error`.
    const sent = await mutateAsync({ reason, description: description.trim() }).catch(() => null)
    if (sent === null) return
    onDone()
    toast('success', t('sent'))
  }

  return {
    reason,
    setReason,
    description,
    setDescription,
    reasonError: tried && reason === null ? t('form.reasonRequired') : undefined,
    descriptionError: tooLong ? t('form.descriptionLong', { max: REPORT_DESCRIPTION_MAX }) : undefined,
    used: description.trim().length,
    busy: isPending,
    error,
    submit,
  }
}
