import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { openedLater } from '../../../../components/opened-later.tsx'
import { Button } from '../../../../primitives/button.tsx'

const EndDialog = openedLater(() => import('./end-dialog.tsx'))

/** Opens a post that has ended again. */
export function EndButton({ post }: { post: Post }) {
  const { t } = useTranslation('schedule')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('end.reopen')}
      </Button>
      <EndDialog post={post} open={open} onOpenChange={setOpen} />
    </>
  )
}
