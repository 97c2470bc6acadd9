import { Pencil, Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { useAnother } from '../hooks/use-another.ts'
import { ByHand } from './by-hand.tsx'

export interface NextActionsProps {
  postId: string
  id: string
  onEditFirst: () => void
}

/** What else can be done with what is offered: make it one's own first, or copy another one. */
export function NextActions({ postId, id, onEditFirst }: NextActionsProps) {
  const { t } = useTranslation('suggestions')
  const another = useAnother({ postId, notId: id })
  return (
    <>
      {another.byHand !== null && <ByHand words={another.byHand} free />}
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
