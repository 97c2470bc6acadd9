import { lazy, useState, type ClipboardEvent, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { URL_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { Optional } from '../../../../components/optional.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { linkToShare, shareLinkPath } from '../post-paths.ts'

const FirstSamples = lazy(() => import('./first-samples.tsx'))

/** Replaces the list of posts in an organization that has none: a field for the first link, and samples of what comes of it. */
export function FirstPost() {
  return (
    <div className="flex flex-col gap-6">
      <Card className="p-6! sm:p-8!">
        <LinkForm />
      </Card>
      <Optional loading={<Skeleton className="h-60 w-full rounded-lg" />}>
        <FirstSamples />
      </Optional>
    </div>
  )
}

/** Opens the form that shares a link, at once when a link is pasted. */
function LinkForm() {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const share = (shared: string): boolean => {
    const url = linkToShare(shared)
    if (url !== null) void navigate(shareLinkPath(url))
    return url !== null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(!share(text))
  }
  const paste = (event: ClipboardEvent) => {
    if (share(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('first.link')} hint={t('first.hint')} error={isRefused ? t('first.noLink') : undefined}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={URL_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={paste}
          className="h-12! text-md!"
        />
      </Field>
      <Button type="submit" variant="primary" className="self-start max-sm:w-full">
        {t('share')}
      </Button>
    </form>
  )
}
