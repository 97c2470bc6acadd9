import { useTranslation } from 'react-i18next'
import { Undo2 } from 'lucide-react'
import { useUndo } from '../../../../components/undo/use-undo.ts'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Meta } from '../../../../primitives/meta.tsx'

export interface PostPendingProps {
  actionId: string
}

/** Replaces a post that the user has deleted or decided about, and can still undo. */
export default function PostPending({ actionId }: PostPendingProps) {
  const { t } = useTranslation(['posts', 'common'])
  const undo = useUndo()
  return (
    <>
      <Meta title={t('common:undo.restored')} noindex />
      <EmptyState
        as="h1"
        icon={<Undo2 />}
        title={t('common:undo.restored')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => void undo(actionId)}>{t('common:undo.label')}</Button>
            <ButtonLink to="/dashboard" variant="ghost">
              {t('missing.back')}
            </ButtonLink>
          </div>
        }
      />
    </>
  )
}
