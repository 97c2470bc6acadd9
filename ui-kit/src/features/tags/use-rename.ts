import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdministeredTag } from '@fanfare/contract/data/tag.ts'
import { normalizeTag } from '@fanfare/contract/rules/tag.ts'
import { hasCode } from '../../api/api-error.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { toast } from '../../primitives/toast.tsx'
import { useChangeTag } from './api/tag-queries.ts'

/** A new name until it is kept. One that another tag has is kept only after the two may be merged. */
export function useRename(tag: AdministeredTag, onDone: () => void) {
  const { t } = useTranslation('tags')
  const errorText = useErrorText()
  const [name, setName] = useState(tag.name)
  const { mutateAsync, isPending, error, reset } = useChangeTag(tag.id)
  const clash = hasCode(error, 'TAG_EXISTS') ? error.details : null
  const refusal = error === null || clash ? undefined : `${t('rename.failed')}. ${errorText(error)}`
  const kept = normalizeTag(name)

  const save = async (merge: boolean) => {
    if (isPending || kept === '') return
    if (kept === tag.name) return onDone()
    // What the server refuses stands in `error`.
    const changed = await mutateAsync({ name: kept, merge }).catch(() => null)
    if (changed === null) return
    toast('success', changed.merged ? t('merge.done', { tag: `#${changed.tag.name}` }) : t('rename.done'))
    onDone()
  }

  return {
    name,
    type: (typed: string) => {
      setName(typed)
      reset()
    },
    problem: kept === '' ? t('nameRequired') : refusal,
    busy: isPending,
    save: () => void save(false),
    /** What a merge would do, while it is asked whether it may. */
    merge: clash && { into: clash.tag?.name ?? kept, postsCount: clash.postsCount ?? tag.postsCount },
    confirmMerge: () => void save(true),
    cancelMerge: reset,
  }
}
