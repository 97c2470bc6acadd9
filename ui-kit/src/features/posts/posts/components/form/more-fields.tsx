import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openedLater, type Openable } from '../../../../../components/opened-later.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import type { OptionalFieldsProps } from './optional-fields-panel.tsx'
import { AT_ONCE, isSameTimes } from '../../../schedule/times.ts'
import type { PostDraft } from './post-schema.ts'

const OptionalFields = openedLater<OptionalFieldsProps & Openable>(
  () => import('./optional-fields-panel.tsx'),
  <Skeleton className="h-43 w-full" />,
)

const FOLDED = [
  'comment',
  'tags',
  'linkDescription',
  'moodId',
  'isSensitive',
  'suggestions',
  'start',
  'end',
] as const

/**
 * Folds the optional fields of a new post. They are open if one has a value at first, and whenever one has an error. Those
 * of a post that is edited are folded only when their code could not be loaded.
 */
export function MoreFields(props: OptionalFieldsProps) {
  const { form, isNew } = props
  const { t } = useTranslation('posts')
  const { errors } = form.formState
  const [isOpen, setOpen] = useState(() => !isNew || hasOptional(form.getValues()))
  const hasErrors = FOLDED.some((name) => errors[name])
  if (hasErrors && !isOpen) setOpen(true)
  const id = useId()
  return (
    <div className="flex flex-col gap-4">
      {(isNew || !isOpen) && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-2.5 self-start"
          icon={<ChevronDown aria-hidden className={clsx(isOpen && 'rotate-180')} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('form.more')}
        </Button>
      )}
      <div id={id} className="empty:hidden">
        <OptionalFields open={isOpen} onOpenChange={setOpen} {...props} />
      </div>
    </div>
  )
}

/** The description of the link does not count: it is filled in by itself. */
function hasOptional(draft: PostDraft): boolean {
  const { comment, tags, moodId, isSensitive, suggestions, tellNow } = draft
  const hasTimes = !isSameTimes(draft, AT_ONCE)
  return Boolean(comment || tags.length || moodId || isSensitive || suggestions.length || tellNow || hasTimes)
}
