import { Globe, Lock } from 'lucide-react'
import { Controller, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../../primitives/badge.tsx'
import { RadioCards } from '../../../../../primitives/radio-cards.tsx'
import type { PostDraft } from './post-schema.ts'

export interface VisibilityFieldProps {
  control: Control<PostDraft>
}

/** Public or private, with an explanation of each. */
export function VisibilityField({ control }: VisibilityFieldProps) {
  const { t } = useTranslation('posts')
  return (
    <Controller
      control={control}
      name="visibility"
      render={({ field }) => (
        <RadioCards
          name={field.name}
          label={t('form.visibility')}
          value={field.value}
          onChange={field.onChange}
          options={[
            {
              value: 'public',
              label: t('state.public'),
              description: t('visibility.publicText'),
              icon: <Globe aria-hidden />,
              badge: <Badge tone="accent">{t('visibility.recommended')}</Badge>,
            },
            {
              value: 'private',
              label: t('state.private'),
              description: t('visibility.privateText'),
              icon: <Lock aria-hidden />,
            },
          ]}
        />
      )}
    />
  )
}
