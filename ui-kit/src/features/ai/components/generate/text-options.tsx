import { useTranslation } from 'react-i18next'
import { AI_LENGTHS, type AiLanguage, type AiLength, type AiProvider } from '@fanfare/contract/ai/rules/ai.ts'
import { commentLimit } from '@fanfare/contract/suggestions/rules/comment_limit.ts'
import { SUGGESTION_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { LANGUAGE_OPTIONS } from '../../../../i18n/languages.ts'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Segmented } from '../../../../primitives/segmented.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { LENGTHS, type GenerateChoices } from '../../hooks/generate-choices.ts'
import { PROVIDER_NAMES } from '../../provider-names.ts'

export interface TextOptionsProps {
  /** The host of the link, whose network limits the length. */
  host: string
  /** False once it is known that the linked page has no preview. */
  hasPreview: boolean
  /** The active providers; a single one is not offered as a choice. */
  providers: readonly AiProvider[]
  value: Omit<GenerateChoices, 'moods'>
  onChange: (change: Partial<GenerateChoices>) => void
}

/** The style of the texts, and the provider that writes them. */
export function TextOptions({ host, hasPreview, providers, value, onChange }: TextOptionsProps) {
  const { t } = useTranslation('ai')
  const languages: { value: AiLanguage; label: string }[] = [
    { value: 'post', label: t('generate.ofPost') },
    ...LANGUAGE_OPTIONS,
  ]
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('generate.language')}>
          <Select
            label={t('generate.language')}
            value={value.language}
            onChange={(language) => onChange({ language })}
            options={languages}
          />
        </Field>
        {providers.length > 1 && (
          <Field label={t('generate.provider')}>
            <Select
              label={t('generate.provider')}
              value={value.provider ?? providers[0]!}
              onChange={(provider) => onChange({ provider })}
              options={providers.map((each) => ({ value: each, label: PROVIDER_NAMES[each] }))}
            />
          </Field>
        )}
      </div>
      <LengthChoice host={host} value={value.length} onChange={(length) => onChange({ length })} />
      <Checkbox
        label={t('generate.preview')}
        description={t(hasPreview ? 'generate.previewHint' : 'generate.noPreview')}
        checked={hasPreview && value.usePreview}
        disabled={!hasPreview}
        onChange={(usePreview) => onChange({ usePreview })}
      />
    </>
  )
}

interface LengthChoiceProps {
  host: string
  value: AiLength
  onChange: (value: AiLength) => void
}

function LengthChoice({ host, value, onChange }: LengthChoiceProps) {
  const { t } = useTranslation('ai')
  const { max } = commentLimit(host)
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden className="text-sm font-medium">
        {t('generate.length')}
      </span>
      <Segmented
        label={t('generate.length')}
        value={value}
        onChange={onChange}
        options={LENGTHS.map((each) => ({ value: each, label: t(`generate.lengths.${each}`) }))}
      />
      <p aria-live="polite" className="text-sm text-faint">
        <span>{t('generate.about', { count: Math.min(AI_LENGTHS[value], max) })} </span>
        {max < SUGGESTION_MAX && <span>{t('generate.limit', { host, max })}</span>}
      </p>
    </div>
  )
}
