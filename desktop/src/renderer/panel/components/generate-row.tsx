import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Generation } from '../generation.ts'
import { OptionBox } from './option-box.tsx'

/** A post with a state or an action of generation. */
export type ShownGeneration = Exclude<Generation, { step: 'none' }>

export interface GenerateRowProps {
  id: string
  generation: ShownGeneration
  selected: boolean
  onAct: () => void
}

/** Generates more suggestions for a post that runs low, shows the progress, and links to the texts that wait for review. */
export function GenerateRow({ id, generation, selected, onAct }: GenerateRowProps) {
  const { state, action } = useRowTexts(generation)
  return (
    <OptionBox
      id={id}
      selected={selected}
      onPress={onAct}
      className="flex cursor-pointer flex-wrap items-center justify-between gap-x-2 gap-y-1 text-sm text-muted"
    >
      {state !== null && <span>{state}</span>}
      <span className="inline-flex items-center gap-1.5 font-medium text-accent-text">
        <Sparkles aria-hidden className="size-3.5" />
        {action}
      </span>
    </OptionBox>
  )
}

function useRowTexts(generation: ShownGeneration): { state: string | null; action: string } {
  const { t } = useTranslation(['desktop', 'errors'])
  switch (generation.step) {
    case 'offer': {
      const { problem, failure } = generation
      const reason = problem ?? (failure && t(`errors:${failure}`))
      return { state: reason, action: t('generate.more') }
    }
    case 'writing': {
      const { arrived, wanted } = generation
      return { state: t('generate.writing', { arrived, wanted }), action: t('generate.open') }
    }
    case 'review':
      return { state: t('generate.waiting', { count: generation.waiting }), action: t('generate.review') }
  }
}
