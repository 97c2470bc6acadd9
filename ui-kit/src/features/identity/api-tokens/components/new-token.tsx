import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCopyOrShow } from '../../../../components/use-copy-or-show.ts'
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
  const { t } = useTranslation(['api-tokens', 'common'])
  const { copied, copyOrShow } = useCopyOrShow((text) => t('made.copyByHand', { token: text }))
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
        <Button
          variant="primary"
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copyOrShow(token)}
        >
          {copied ? t('common:actions.copied') : t('made.copy')}
        </Button>
      </div>
    </SectionCard>
  )
}
