import { useTranslation } from 'react-i18next'
import { TAGS_PER_POST } from '@fanfare/contract/rules/limits.ts'

export interface TagHintProps {
  isFull: boolean
  /** The tags of others are not there to choose from. */
  hasFailed: boolean
}

/** How a tag is added, or why none is taken any more. A change is read out. */
export function TagHint({ isFull, hasFailed }: TagHintProps) {
  const { t } = useTranslation('posts')
  return <output>{textOf()}</output>

  function textOf(): string {
    if (isFull) return t('form.tagsFull', { max: TAGS_PER_POST })
    return hasFailed ? t('form.tagsFailed') : t('form.tagsHint')
  }
}
