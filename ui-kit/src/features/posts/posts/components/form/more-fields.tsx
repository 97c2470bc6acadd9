import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../primitives/button.tsx'
import type { PostDraft } from './post-schema.ts'

const FOLDED = ['comment', 'tags', 'linkDescription', 'moodId', 'isSensitive', 'suggestions'] as const

export interface MoreFieldsProps {
  form: UseFormReturn<PostDraft>
  children: ReactNode
}

/** Folds the optional fields of a new post. They are open if one has a value at first, and whenever one has an error. */
export function MoreFields({ form, children }: MoreFieldsProps) {
  const { t } = useTranslation('posts')
  const { errors } = form.formState
  const [isOpen, setOpen] = useState(() => hasOptional(form.getValues()))
  const hasErrors = FOLDED.some((name) => errors[name] !== undefined)
  if (hasErrors && !isOpen) setOpen(true)
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  // A field that was folded has missed the focus that its error brings.
  useEffect(() => {
    if (hasErrors && document.activeElement?.getAttribute('aria-invalid') !== 'true')
      fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [hasErrors])
  return (
    <div className="flex flex-col gap-5">
      <Button
        variant="ghost"
        size="sm"
        className="-ms-2.5 self-start"
        icon={<ChevronDown aria-hidden className={clsx(isOpen && 'rotate-180')} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('form.more')}
      </Button>
      {isOpen && (
        <div id={id} ref={fields} className="flex flex-col gap-5">
          {children}
        </div>
      )}
    </div>
  )
}

/** The description of the link does not count: it is filled in by itself. */
function hasOptional({ comment, tags, moodId, isSensitive, suggestions }: PostDraft): boolean {
  return comment !== '' || tags.length > 0 || moodId !== null || isSensitive || suggestions.length > 0
}
