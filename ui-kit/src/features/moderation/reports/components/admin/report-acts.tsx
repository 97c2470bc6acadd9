import { clsx } from 'clsx'
import { Ban, Check, EyeOff, MessageSquare, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import { useToastAction } from '../../../../../components/use-toast-action.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { FocusFallback } from '../../../../../primitives/focus-fallback.tsx'
import { useReopenReport } from '../../hooks/use-report-decisions.ts'
import { ACT_KEYS, actsFor, type Drafts, type ReportAct } from './report-decisions.ts'
import { ResolveForm } from './resolve-form.tsx'

const ICONS: Record<ReportAct, LucideIcon> = {
  keep: Check,
  hide: EyeOff,
  mark_sensitive: TriangleAlert,
  block_host: Ban,
  resolve: MessageSquare,
}

export interface ReportActsProps {
  report: Report
  drafts: Drafts
  onResolved: () => void
}

/** The acts on an open report, each with its answer; a resolved one is reopened. */
export function ReportActs({ report, drafts, onResolved }: ReportActsProps) {
  const [act, setAct] = useState<ReportAct | null>(null)
  const finish = () => {
    setAct(null)
    onResolved()
  }
  return (
    <FocusFallback watch={`${report.status} ${act === null}`}>
      {report.status === 'resolved' ? (
        <ReopenButton id={report.id} />
      ) : (
        <div className="flex flex-col gap-4">
          <Choice post={report.post} act={act} onChoose={setAct} />
          {act !== null && (
            <ResolveForm
              key={act}
              report={report}
              act={act}
              drafts={drafts}
              onCancel={() => setAct(null)}
              onResolved={finish}
            />
          )}
        </div>
      )}
    </FocusFallback>
  )
}

interface ChoiceProps {
  post: Report['post']
  act: ReportAct | null
  onChoose: (act: ReportAct) => void
}

function Choice({ post, act, onChoose }: ChoiceProps) {
  const { t } = useTranslation('reports')
  const labels: Record<ReportAct, string> = {
    keep: t(post.isHidden ? 'admin.act.show' : 'admin.act.keep'),
    hide: t('admin.act.hide'),
    mark_sensitive: t('admin.act.mark_sensitive'),
    block_host: t('admin.act.block_host', { host: post.host }),
    resolve: t('admin.resolve'),
  }
  const acts = actsFor(post)
  const isOdd = acts.filter((one) => one !== 'block_host').length % 2 === 1
  return (
    <fieldset aria-label={t('admin.acts')} className="grid min-w-0 gap-2 sm:grid-cols-2">
      {acts.map((one) => {
        const Icon = ICONS[one]
        const isWide = one === 'block_host' || (isOdd && one === 'resolve')
        return (
          <Button
            key={one}
            icon={<Icon aria-hidden />}
            shortcut={ACT_KEYS[one]}
            aria-keyshortcuts={ACT_KEYS[one]}
            aria-pressed={one === act}
            onClick={() => onChoose(one)}
            variant={one === act ? 'soft' : one === 'block_host' ? 'danger' : 'secondary'}
            className={clsx(isWide && 'col-span-full', one === 'block_host' && 'me-auto')}
          >
            {labels[one]}
          </Button>
        )
      })}
    </fieldset>
  )
}

function ReopenButton({ id }: { id: string }) {
  const { t } = useTranslation('reports')
  const { mutateAsync, isPending } = useReopenReport(id)
  const reopen = useToastAction({
    action: mutateAsync,
    failed: t('admin.reopenFailed'),
  })
  return (
    <Button className="self-start" busy={isPending} onClick={reopen}>
      {t('admin.reopen')}
    </Button>
  )
}
