import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AiProviderDefaults } from '@fanfare/contract/ai/data/ai.ts'
import type { ServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { AddressField } from './address-field.tsx'
import { ModelField } from './model-field.tsx'
import type { NewConnectionValues } from './provider-schema.ts'

export interface ConnectionDefaultsProps {
  state: ServerForm<NewConnectionValues>
  defaults: AiProviderDefaults
}

/** The model and address of a new provider, which have defaults: hidden until opened, or invalid. */
export function ConnectionDefaults({ state, defaults }: ConnectionDefaultsProps) {
  const { t } = useTranslation('ai-settings')
  const id = useId()
  const [asked, setAsked] = useState(false)
  const { control, register, formState } = state.form
  const { field } = useController({ control, name: 'model' })
  const { model, baseUrl } = formState.errors
  const open = asked || model !== undefined || baseUrl !== undefined
  return (
    <div className="flex flex-col gap-5">
      <Button
        variant="ghost"
        size="sm"
        className="-ms-2.5 self-start"
        icon={<ChevronRight aria-hidden className={open ? 'rotate-90' : undefined} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setAsked(!open)}
      >
        {t('providers.add.advanced')}
      </Button>
      <div id={id} hidden={!open} className="flex-col gap-5 not-[[hidden]]:flex">
        <ModelField field={field} error={model?.message} defaultModel={defaults.model} models={[]} />
        <AddressField defaults={defaults} error={baseUrl?.message} input={register('baseUrl')} />
      </div>
    </div>
  )
}
