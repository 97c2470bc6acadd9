import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { Button } from '../../../primitives/button.tsx'
import { Dialog } from '../../../primitives/dialog.tsx'
import { IconButton } from '../../../primitives/icon-button.tsx'
import { ReportForm } from './report-form.tsx'

export interface MemberReportButtonProps {
  post: Pick<PublicPost, 'id' | 'title'>
  /** An icon without a label, for a row of a list. */
  compact?: boolean
}

/** Opens the dialog that reports a post. */
export default function MemberReportButton({ post, compact }: MemberReportButtonProps) {
  const { t } = useTranslation(['reports', 'common'])
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {compact ? (
        <IconButton
          size="sm"
          label={t('reportNamed', { title: post.title })}
          icon={<Flag aria-hidden />}
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button variant="ghost" icon={<Flag aria-hidden />} onClick={() => setOpen(true)}>
          {t('report')}
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('report')}
        description={t('form.about', { title: post.title })}
        closeLabel={t('common:actions.close')}
        keepsInput
      >
        <ReportForm postId={post.id} onCancel={close} onDone={close} />
      </Dialog>
    </>
  )
}
