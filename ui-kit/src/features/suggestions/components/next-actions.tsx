import { Pencil, Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { useClaimNext } from '../hooks/use-claim-next.ts'
import { ManualCopy } from './manual-copy.tsx'

export interface NextActionsProps {
  postId: string
  id: string
  onEditFirst: () => void
}

/** Alternatives to copying the next suggestion: edit it first, or copy another one. */
export function NextActions({ postId, id, onEditFirst }: NextActionsProps) {
  const { t } = useTranslation('suggestions')
  const another = useClaimNext({ postId, notId: id })
  return (
    <>
      {another.manualText !== null && <ManualCopy words={another.manualText} available />}
      <Button
        variant="ghost"
        size="sm"
        icon={<Shuffle aria-hidden />}
        busy={another.doing === 'copy'}
        onClick={() => void another.copy()}
      >
        {t('next.another')}
      </Button>
      <Button size="sm" icon={<Pencil aria-hidden />} onClick={onEditFirst}>
        {t('next.editFirst')}
      </Button>
    </>
  )
}
