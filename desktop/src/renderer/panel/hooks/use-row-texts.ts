import { useTranslation } from 'react-i18next'
import type { ShownGeneration } from '../generation.ts'
import type { ActionRow } from '../rows.ts'

export interface RowTexts {
  /** Null when the action says it all. */
  state: string | null
  action: string
}

/** The texts of a row without a suggestion: the state of its post, and what the row does. */
export function useRowTexts(): (row: ActionRow) => RowTexts {
  const { t } = useTranslation('desktop')
  const generation = useGenerationTexts()
  return (row) => {
    switch (row.kind) {
      case 'cover':
        return { state: null, action: t('panel.show') }
      case 'nothing':
        return { state: t(`nothing.${row.why}`), action: t('panel.write') }
      case 'generate':
        return generation(row.generation)
    }
  }
}

function useGenerationTexts(): (generation: ShownGeneration) => RowTexts {
  const { t } = useTranslation(['desktop', 'errors'])
  return (generation) => {
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
        return {
          state: t('generate.waiting', { count: generation.waiting }),
          action: t('generate.review'),
        }
    }
  }
}
