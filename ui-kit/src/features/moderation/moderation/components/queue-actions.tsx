import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PendingPost } from '@fanfare/contract/moderation/data/moderation.ts'
import { joinSentences } from '../../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useDecide } from '../hooks/use-decide.ts'
import { RejectDialog } from './reject-dialog.tsx'

export interface QueueActionsProps {
  post: PendingPost
}

/** Approves a post, and its host if that is checked, or rejects the post. */
export function QueueActions({ post }: QueueActionsProps) {
  const { t } = useTranslation('moderation')
  const errorText = useErrorText()
  const { decide, busy } = useDecide(post)
  const [approveDomain, setApproveDomain] = useState(false)
  const [rejecting, setRejecting] = useState(false)
  const approve = () => {
    decide('approve', { approveDomain }).catch((error: unknown) =>
      toast('error', joinSentences(t('moderateFailed'), errorText(error))),
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {post.hostCanBeApproved && (
        <Checkbox
          label={t('approveHost', { host: post.host })}
          description={t('approveHostText', { count: post.othersOfHost })}
          checked={approveDomain}
          onChange={setApproveDomain}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<Check aria-hidden />}
          shortcut="A"
          aria-keyshortcuts="A"
          busy={busy && !rejecting}
          onClick={approve}
        >
          {t('approve')}
          <span className="sr-only"> {post.title}</span>
        </Button>
        <Button
          variant="ghost"
          icon={<X aria-hidden />}
          shortcut="R"
          aria-keyshortcuts="R"
          onClick={() => setRejecting(true)}
        >
          {t('reject')}
          <span className="sr-only"> {post.title}</span>
        </Button>
      </div>
      <RejectDialog
        open={rejecting}
        onOpenChange={setRejecting}
        title={t('rejectDialog.title')}
        description={t('rejectDialog.text', { title: post.title })}
        onReject={(reason) => decide('reject', { reason })}
      />
    </div>
  )
}
