import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TAG_MAX } from '@fanfare/contract/rules/limits.ts'
import { normalizeTag } from '@fanfare/contract/rules/tag.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Field } from '../../../primitives/field.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { useCreateTag } from '../api/tag-queries.ts'

/** Makes a tag before anybody has used it. */
export function NewTagForm() {
  const { t } = useTranslation('tags')
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const { mutateAsync, isPending, error, reset } = useCreateTag()
  const isMissing = normalizeTag(name) === ''

  const type = (typed: string) => {
    setName(typed)
    reset()
  }
  const submit = async () => {
    setTried(true)
    if (isPending || isMissing) return
    // What the server refuses stands in `error`.
    if ((await mutateAsync(name).catch(() => null)) === null) return
    setName('')
    setTried(false)
    toast('success', t('create.done'))
  }
  const refusal = error === null ? undefined : `${t('create.failed')}. ${errorText(error)}`

  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field
          label={t('create.label')}
          hint={t('create.hint')}
          error={tried && isMissing ? t('nameRequired') : refusal}
        >
          <div className="flex flex-wrap gap-2">
            <span className="min-w-48 flex-1">
              <TextInput
                value={name}
                maxLength={TAG_MAX}
                autoComplete="off"
                autoCapitalize="none"
                onChange={(event) => type(event.target.value)}
              />
            </span>
            <Button type="submit" variant="primary" icon={<Plus aria-hidden />} busy={isPending}>
              {t('create.submit')}
            </Button>
          </div>
        </Field>
      </form>
    </Card>
  )
}
