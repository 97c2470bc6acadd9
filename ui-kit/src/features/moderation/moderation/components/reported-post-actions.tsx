import { Eye, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdministeredPost } from '@fanfare/contract/moderation/data/report.ts'
import { useHiddenTargets } from '../../../../components/undo/pending-actions.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { useShowReportedPost } from '../api/reported-post-queries.ts'
import { useDecide } from '../hooks/use-decide.ts'
import { RejectDialog } from './reject-dialog.tsx'

export interface ReportedPostActionsProps {
  post: AdministeredPost
}

/** Shows a hidden post to the public again, or rejects it. A visible post only links to its public page. */
export function ReportedPostActions({ post }: ReportedPostActionsProps) {
  const { t } = useTranslation('moderation')
  const { mutateAsync, isPending } = useShowReportedPost(post.id)
  const { decide } = useDecide(post)
  const pending = useHiddenTargets()
  const [rejecting, setRejecting] = useState(false)
  const show = useToastAction({
    action: mutateAsync,
    failed: t('reported.showFailed'),
  })
  if (post.publicUrl !== null) {
    return (
      <ButtonLink to={new URL(post.publicUrl).pathname} className="self-start">
        {t('reported.toPublic')}
      </ButtonLink>
    )
  }
  if (!post.isHidden || post.moderationStatus === 'rejected' || pending.has(post.id)) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Eye aria-hidden />} busy={isPending} onClick={show}>
        {t('reported.show')}
      </Button>
      <Button variant="ghost" icon={<X aria-hidden />} onClick={() => setRejecting(true)}>
        {t('reject')}
      </Button>
      <RejectDialog
        open={rejecting}
        onOpenChange={setRejecting}
        title={t('rejectDialog.title')}
        description={t('rejectDialog.text', { title: post.title })}
        onReject={(reason) => decide('reject', { reason, overrule: true })}
      />
    </div>
  )
}
