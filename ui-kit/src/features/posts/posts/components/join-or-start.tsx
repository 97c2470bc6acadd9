import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { invitationTokenIn } from '../invitation-token-in.ts'

/** For users without an organization: join one by the link of an invitation, or start one. */
export default function JoinOrStart() {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const token = invitationTokenIn(text)
    setRefused(token === null)
    if (token !== null) void navigate(`/invitation/${token}`)
  }
  return (
    <Card className="mx-auto flex w-full max-w-xl flex-col gap-6 sm:p-8!">
      <div>
        <h1 className="text-xl font-semibold tracking-[-0.015em]">{t('organization.join')}</h1>
        <p className="mt-1 text-muted">{t('organization.joinText')}</p>
      </div>
      <form noValidate onSubmit={open} className="flex flex-col gap-3">
        <Field
          label={t('organization.link')}
          hint={t('organization.linkHint')}
          error={isRefused ? t('organization.noLink') : undefined}
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" className="self-start max-sm:w-full">
          {t('organization.openLink')}
        </Button>
      </form>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        <p className="text-muted">{t('organization.startText')}</p>
        <ButtonLink to="/organizations/create" variant="primary" className="max-sm:w-full">
          {t('organization.create')}
        </ButtonLink>
      </div>
    </Card>
  )
}
