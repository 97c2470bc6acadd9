import { MessageSquarePlus } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tinykeys } from 'tinykeys'
import { isNotForPage } from '../../../platform/preferences/key-filters.ts'
import { usePreferences } from '../../../platform/preferences/preferences-store.ts'
import { useHydrated } from '../../../platform/use-hydrated.ts'
import { Button } from '../../../primitives/button.tsx'
import { useSuggestionDraft } from '../hooks/use-suggestion-draft.ts'
import { COMPOSER_BUTTON_ID, focusComposer } from './composer-ids.ts'
import { ComposerForm } from './later-forms.tsx'

export interface ComposerProps {
  postId: string
  /** The post has no suggestions yet; the form is open. */
  isFirst: boolean
}

/** Writes a suggestion. It is folded into a button until it is opened; a draft keeps it open. */
export function Composer({ postId, isFirst }: ComposerProps) {
  const { t } = useTranslation('suggestions')
  const draft = useSuggestionDraft(postId)
  const [isOpen, setOpen] = useState(false)
  useComposerKey()
  // The server does not know of the draft.
  const isKept = useHydrated() && draft.isKept
  if (isFirst || isOpen || isKept) {
    return (
      <ComposerForm
        open
        onOpenChange={setOpen}
        postId={postId}
        draft={draft}
        focusesField={isOpen}
        canFold={!isFirst}
        onFold={() => setOpen(false)}
      />
    )
  }
  return (
    <Button
      id={COMPOSER_BUTTON_ID}
      className="w-full justify-start!"
      icon={<MessageSquarePlus aria-hidden />}
      shortcut="S"
      aria-keyshortcuts="S"
      aria-expanded={false}
      onClick={() => setOpen(true)}
    >
      {t('composer.label')}
    </Button>
  )
}

/** The shortcut S moves the focus to the field. */
function useComposerKey(): void {
  // As soon as the field is visible: an effect after painting would miss a key that is pressed at once.
  useLayoutEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (!usePreferences.getState().shortcuts) return
      // Otherwise the field would receive the letter.
      event.preventDefault()
      focusComposer()
    }
    return tinykeys(window, { s: lead }, { ignore: isNotForPage })
  }, [])
}
