import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../primitives/button.tsx'
import { FocusFallback } from '../primitives/focus-fallback.tsx'

/** The state of the cover in one place. */
export interface Cover {
  covered: boolean
  /** What to show as the title: that of a covered post stays hidden. */
  title: string
  uncover: () => void
}

/** Covers a sensitive post until the reader uncovers it here. */
export function useCover(post: { id: string; title: string; isSensitive: boolean }): Cover {
  const { t } = useTranslation()
  const [openedId, setOpenedId] = useState<string | null>(null)
  const covered = post.isSensitive && openedId !== post.id
  return {
    covered,
    title: covered ? t('sensitive.title') : post.title,
    uncover: () => setOpenedId(post.id),
  }
}

export interface SensitiveCoverProps {
  cover: Cover
  /** The text of the post. While covered, it is neither on the page nor read aloud. */
  children: ReactNode
}

/** The text of a post, or its cover with the button that uncovers it and moves the focus to the text. */
export function SensitiveCover({ cover: { covered, uncover }, children }: SensitiveCoverProps) {
  const { t } = useTranslation()
  return (
    <FocusFallback watch={covered}>
      {covered ? (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-sunken px-3 py-2 text-muted">
          <span>{t('sensitive.covered')}</span>
          <Button size="sm" onClick={uncover}>
            {t('sensitive.show')}
          </Button>
        </div>
      ) : (
        children
      )}
    </FocusFallback>
  )
}
