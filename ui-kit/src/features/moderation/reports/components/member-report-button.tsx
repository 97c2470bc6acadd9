import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import type { Cover } from '../../../../components/sensitive-cover.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { IconButton } from '../../../../primitives/icon-button.tsx'
import { ReportForm } from './report-form.tsx'

export interface MemberReportButtonProps {
  post: Pick<PublicPost, 'id' | 'title'>
  /** The displayed title; a covered one stays covered here too. */
  cover?: Pick<Cover, 'covered' | 'title'>
  /** An icon without a label, for a row of a list. */
  compact?: boolean
}

/** Opens the dialog that reports a post; once the report is sent, links to it. */
export default function MemberReportButton({ post, cover, compact }: MemberReportButtonProps) {
  const { t } = useTranslation(['reports', 'common'])
  const [open, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const { covered, title } = cover ?? { covered: false, title: post.title }
  if (isSent)
    return (
      <ButtonLink
        size={compact ? 'sm' : 'md'}
        variant="ghost"
        to="/reports"
        icon={<Flag aria-hidden className="fill-current" />}
      >
        {t('reported')}
      </ButtonLink>
    )
  return (
    <>
      {compact ? (
        <IconButton
          size="sm"
          label={t('reportNamed', { title })}
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
        description={covered ? t('form.aboutCovered') : t('form.about', { title })}
        closeLabel={t('common:actions.close')}
        keepsInput
      >
        <ReportForm postId={post.id} onCancel={() => setOpen(false)} onDone={() => setSent(true)} />
      </Dialog>
    </>
  )
}
