import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../../components/copy-button.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'

export interface NewTokenProps {
  name: string
  token: string
  onDone: () => void
}

/** A new token, the only time that it can be seen. */
export function NewToken({ name, token, onDone }: NewTokenProps) {
  const { t } = useTranslation('api-tokens')
  return (
    <SectionCard title={t('made.title', { name })}>
      <Notice tone="warn">{t('made.warning')}</Notice>
      <Field label={t('made.token')}>
        <TextInput
          value={token}
          readOnly
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onDone}>
          {t('made.done')}
        </Button>
        <CopyButton
          variant="primary"
          text={token}
          textToShow={(text) => t('made.copyByHand', { token: text })}
        >
          {t('made.copy')}
        </CopyButton>
      </div>
    </SectionCard>
  )
}
